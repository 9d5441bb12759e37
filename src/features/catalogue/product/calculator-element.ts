/** Calculates the price of the quantity that the visitor chooses. `PriceCalculator.tsx` has the markup. */
import { formatAmount } from '@/lib/money.ts';
import { LINKED_VALUE, VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';
import { describeOrder, readOrder, startOrder, stepOrder, type Calculator, type Order } from './calculator.ts';
import { findTier, getMinOrderQuantity } from './price.ts';

class CalculatorElement extends HTMLElement {
  connectedCallback(): void {
    const calculator = JSON.parse(this.dataset['calculator'] ?? '{}') as Calculator; // PriceCalculator.tsx writes it
    const find = (selector: string) => this.querySelector(selector);
    const input = find('[data-quantity]') as HTMLInputElement | null; // PriceCalculator.tsx writes these inputs
    const rate = find('[type=hidden]') as HTMLInputElement | null;
    if (!input) return;
    /** The order of the page until the visitor chooses one here: the smallest one, or that of the form, such as of its draft. */
    let given = startOrder(calculator);
    /** The order that was applied last. */
    let order = given;
    /** Whether the input has a text that is not applied yet. */
    let isTyped = false;
    /** The text that the form and the summaries know. */
    let announced = input.defaultValue;
    /** The quantity of the form that follows the input, which may be another one. */
    let linked: number | undefined;

    /** Sets the price of one unit, which the form copies: the one of its own quantity. */
    const updateRate = () => {
      if (!rate) return;
      rate.value = formatAmount(findTier(linked ?? order.quantity, calculator.terms).cents);
      rate.dispatchEvent(new Event(VALUE_CHOSEN));
    };
    const setText = (selector: string, text: string) => {
      const element = find(selector);
      if (element) element.textContent = text;
    };
    const show = (shown: Order) => {
      const isInvalid = shown.issue === 'invalid';
      const view = describeOrder(shown, calculator);
      for (const [position, tier] of this.querySelectorAll('li').entries()) {
        tier.ariaCurrent = position === view.tier ? 'true' : null;
      }
      setText('[data-hint]', view.hint);
      setText('[data-summary]', view.summary);
      setText('[data-total]', view.total);
      find('[data-hint]')?.toggleAttribute('data-invalid', isInvalid);
      find('[data-progress]')?.setAttribute('width', `${view.progress}%`);
      input.ariaInvalid = isInvalid ? 'true' : null;
      const isMinimum = !isTyped && shown.quantity <= getMinOrderQuantity(calculator.terms);
      find('[data-step="-1"]')?.setAttribute('aria-disabled', String(isMinimum));
      if (!isTyped) input.value = String(shown.quantity);
      if ((isTyped && !isInvalid) || input.value === announced) return;
      announced = input.value;
      input.dispatchEvent(new Event(VALUE_CHOSEN));
      updateRate();
    };
    /** Applies the typed text. An invalid one stays in the input, so that it can be corrected. */
    const apply = () => {
      if (!isTyped) return;
      order = readOrder(input.value, order, calculator);
      isTyped = order.issue === 'invalid';
      show(order);
    };
    const step = (direction: 1 | -1) => {
      order = stepOrder(input.value, order, direction, calculator);
      isTyped = false;
      show(order);
    };

    const readTyped = () => {
      isTyped = true;
      const typed = readOrder(input.value, order, calculator);
      // An invalid text can become a valid one: it is reported when it is applied.
      if (typed.issue !== 'invalid') show(typed);
    };

    input.oninput = readTyped;
    input.addEventListener(LINKED_VALUE, (event) => {
      const { detail } = event as CustomEvent<unknown>; // link-fields.ts dispatches it
      const requested = readOrder(String(detail), order, calculator);
      if (requested.issue === 'invalid') return;
      linked = requested.quantity;
      updateRate();
      if (isTyped || order !== given || requested.issue) return;
      order = given = requested;
      show(order);
    });
    input.onblur = apply;
    input.onkeydown = ({ key, isComposing }) => {
      // A key of an input method, which selects or confirms what it suggests.
      if (isComposing) return;
      if (key === 'Enter') apply();
      if (key === 'ArrowUp') step(1);
      if (key === 'ArrowDown') step(-1);
    };
    for (const button of this.querySelectorAll<HTMLElement>('[data-step]')) {
      button.onclick = () => {
        if (button.ariaDisabled !== 'true') step(button.dataset['step'] === '1' ? 1 : -1);
      };
    }
    // The visitor typed before this script ran: browsers restore no input with `autocomplete="off"`.
    if (input.value === input.defaultValue) return;
    readTyped();
    if (document.activeElement !== input) apply();
  }
}

customElements.define('ino-calculator', CalculatorElement);

/** Writes the selected quantity, the price and the total where they are repeated: in the quotation and on the bar of phones. */
import { readLabels } from '@/lib/messages.ts';
import { readWhole } from '@/lib/text/normalize.ts';
import { FORM_CLEARED } from '@/forms/hooks/form-cleared-event.ts';
import { VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';
import { formatOrder, type OrderTerms } from './format-order.ts';

class OrderSummary extends HTMLElement {
  connectedCallback(): void {
    const calculator = document.querySelector<HTMLElement>('[data-calculator]');
    const order = JSON.parse(calculator?.dataset['calculator'] ?? '{}') as OrderTerms; // PriceCalculator.tsx writes it
    const input = calculator?.querySelector<HTMLInputElement>('[data-quantity]');
    const { message } = readLabels<{ message: string }>(this);
    const { field } = this.dataset;
    let isEdited = false;
    const show = (text: string) => {
      const quantity = readWhole(text);
      if (typeof quantity === 'number' && quantity > 0) this.textContent = formatOrder(quantity, order, message);
    };
    input?.addEventListener(VALUE_CHOSEN, () => {
      if (!isEdited) show(input.value);
    });
    // The empty field follows the page again.
    this.closest('dialog')?.addEventListener(FORM_CLEARED, () => {
      isEdited = false;
      if (input) show(input.value);
    });
    // The field is replaced when its form hydrates, so its dialog listens.
    this.closest('dialog')?.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.id !== field) return;
      isEdited = true;
      show(target.value);
    });
  }
}

customElements.define('ino-order-summary', OrderSummary);

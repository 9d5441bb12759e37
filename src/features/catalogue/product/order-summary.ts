/** Writes the selected quantity, the price and the total where they are repeated: in the quotation and on the bar of phones. */
import { readLabels } from '@/lib/messages.ts';
import { readWhole } from '@/lib/text/normalize.ts';
import { LINKED_VALUE, VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';
import { formatOrder, type OrderTerms } from './format-order.ts';

class OrderSummary extends HTMLElement {
  connectedCallback(): void {
    // The page of a product contains both, and PriceCalculator.tsx writes the terms of the order.
    const [calculator] = document.querySelectorAll('[data-calculator]') as unknown as [HTMLElement];
    const [input] = calculator.querySelectorAll('[data-quantity]') as unknown as [HTMLInputElement];
    const order = JSON.parse(calculator.dataset['calculator'] ?? '') as OrderTerms;
    const { message } = readLabels<{ message: string }>(this);
    /** Whether the quotation has reported its quantity. */
    let isLinked = false;
    const show = (text: string) => {
      const quantity = readWhole(text);
      const isValid = typeof quantity === 'number' && quantity > 0;
      this.textContent = isValid ? formatOrder(quantity, order, message) : '';
    };
    // The calculator may have read already what the visitor typed before the scripts ran.
    if (input.value !== input.defaultValue) show(input.value);
    input.addEventListener(VALUE_CHOSEN, () => {
      if (!isLinked) show(input.value);
    });
    if (!this.hasAttribute('data-quotation')) return;
    input.addEventListener(LINKED_VALUE, (event) => {
      isLinked = true;
      show(String((event as CustomEvent<number>).detail));
    });
  }
}

customElements.define('ino-order-summary', OrderSummary);

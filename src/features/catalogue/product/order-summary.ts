/** Writes the selected quantity, the price and the total where they are repeated: in the quotation and on the bar of phones. */
import { readWhole } from '@/lib/text/normalize.ts';
import { FORM_CLEARED } from '@/forms/hooks/form-cleared-event.ts';
import { VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';
import { formatOrder, type OrderSummaryData } from './format-order.ts';

class OrderSummary extends HTMLElement {
  connectedCallback(): void {
    const data = JSON.parse(this.dataset['order'] ?? '{}') as OrderSummaryData; // OrderSummary.astro writes it
    const input = document.getElementById(data.input);
    let isEdited = false;
    const show = (text: string) => {
      const quantity = readWhole(text);
      if (typeof quantity === 'number' && quantity > 0) this.textContent = formatOrder(quantity, data);
    };
    input?.addEventListener(VALUE_CHOSEN, () => {
      if (!isEdited) show((input as HTMLInputElement).value);
    });
    // The empty field follows the page again.
    this.closest('dialog')?.addEventListener(FORM_CLEARED, () => {
      isEdited = false;
      if (input) show((input as HTMLInputElement).value);
    });
    // The field is replaced when its form hydrates, so its dialog listens.
    this.closest('dialog')?.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.id !== data.field) return;
      isEdited = true;
      show(target.value);
    });
  }
}

customElements.define('ino-order-summary', OrderSummary);

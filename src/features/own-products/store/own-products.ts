import { FileUrls } from '@/forms/files/file-urls.ts';
import { formatOrderChips } from '@/lib/text/order-chips.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getOwnProductPath } from '@/routes.ts';
import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import { subscribeProducts } from '../open-products.ts';

/** Custom element that shows the visitor's own products and follows changes in storage. */
class OwnProductCards extends HTMLElement {
  #unsubscribe: (() => void) | undefined;
  readonly #urls = new FileUrls();
  /** Number of the latest render: an earlier one that finishes late is dropped. */
  #version = 0;

  connectedCallback(): void {
    this.#unsubscribe = subscribeProducts(
      (products) => {
        // A picture that cannot be read is left out.
        reportRejection(this.#show(products));
      },
      // The page of the store shows it.
      reportStorageError,
    );
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
    this.#version++;
    this.#urls.retain([]);
  }

  async #show(products: readonly OwnProduct[]): Promise<void> {
    const version = ++this.#version;
    const template = this.querySelector('template');
    const pictures = await Promise.all(
      products.map(async ({ photos: [photo] }) => photo && (await this.#urls.get(photo.id))),
    );
    if (version !== this.#version || !template) return;
    this.#urls.retain(products.flatMap(({ photos: [photo] }) => photo?.id ?? []));
    const section = document.importNode(template.content, true);
    const pattern = section.querySelector<HTMLElement>('[data-card]');
    const list = section.querySelector('[data-list]');
    if (!pattern || !list) return;
    list.replaceChildren(...products.map((product, index) => this.#fill(pattern, product, pictures[index])));
    this.replaceChildren(template, ...(products.length > 0 ? section.children : []));
  }

  /** Returns the card of a product. Texts are set as text, never as HTML. */
  #fill(pattern: HTMLElement, product: OwnProduct, url: string | undefined): Node {
    const { id, name, category, tiers, unit } = product;
    const labels = readLabels<{ price: string; moq: string; mq: string }>(this);
    // The clone of an HTMLElement is an HTMLElement.
    const card = pattern.cloneNode(true) as HTMLElement;
    const setText = (part: string, text: string) => {
      const element = card.querySelector(`[data-${part}]`);
      if (element) element.textContent = text;
    };
    setText('category', category.name);
    setText('price', formatMessage(labels.price, { price: formatMoney(tiers[0]?.cents ?? 0), unit }));
    const [moq, mq] = formatOrderChips(product, labels);
    setText('moq', moq);
    setText('mq', mq);
    const link = card.querySelector<HTMLAnchorElement>('[data-link]');
    if (link) {
      link.textContent = name;
      link.href = getOwnProductPath(id);
    }
    const placeholder = card.querySelector('[data-picture]');
    if (url !== undefined && placeholder) {
      const picture = document.createElement('img');
      picture.src = url;
      picture.alt = '';
      picture.className = placeholder.className;
      placeholder.replaceWith(picture);
    }
    return card;
  }
}

customElements.define('ino-own-products', OwnProductCards);

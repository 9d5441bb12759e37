/** Shows who is near the place that the visitor chose; the page was built for the site's own. */
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { aroundPath } from './nearby-map-path.ts';
import { CHOSEN_PLACE, isPlaceId } from '@/features/places/chosen-place.ts';

class Around extends HTMLElement {
  #wanted = '';

  connectedCallback(): void {
    this.#wanted = this.dataset['place'] ?? '';
    subscribeLazily(openWhenIdle(openStorage), ({ settings }) =>
      settings.watch(CHOSEN_PLACE, isPlaceId, this.#wanted, (place) => {
        cannotReject(this.#show(place));
      }),
    );
  }

  /** What cannot be loaded changes nothing: the card says which place it is about. */
  async #show(place: string): Promise<void> {
    if (place === this.#wanted) return;
    this.#wanted = place;
    try {
      const response = await fetch(aroundPath(place));
      if (!response.ok) return;
      // Our own build wrote it.
      const { html } = (await response.json()) as { html: string };
      if (this.#wanted !== place) return;
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      this.replaceChildren(...body.childNodes);
    } catch {
      // Another place, or the same after the next page, is tried again.
      this.#wanted = '';
    }
  }
}

customElements.define('ino-around', Around);

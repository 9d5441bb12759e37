/**
 * Custom element that shows the map card of the chosen place. The page contains the card of the default place. With the
 * attribute `data-drawing`, it shows only the drawing; with `data-part`, another part of the page around the place.
 */
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getNearbyMapPath } from './nearby-map-path.ts';

class NearbyMapElement extends HTMLElement {
  #requestedPlace = '';
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    const defaultPlace = this.dataset['place'] ?? '';
    this.#requestedPlace = defaultPlace;
    this.#unsubscribe = subscribeLazily(openWhenIdle(openStorage), ({ settings }) =>
      settings.watch('place', (place) => {
        reportRejection(this.#show(place ?? defaultPlace));
      }),
    );
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }

  /** Loads the card of a place. An error leaves the card unchanged: its title names the place it shows. */
  async #show(place: string): Promise<void> {
    if (place === this.#requestedPlace) return;
    this.#requestedPlace = place;
    try {
      const path = getNearbyMapPath(place, this.dataset['part']);
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      // Written by our own build, so its shape is trusted.
      const { html } = (await response.json()) as { html: string };
      if (this.#requestedPlace !== place) return;
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      const hadFocus = this.contains(document.activeElement);
      this.replaceChildren(...('drawing' in this.dataset ? body.querySelectorAll('svg') : body.childNodes));
      // What had the focus is gone. Another tab may have chosen the place.
      if (hadFocus) this.querySelector('a')?.focus({ preventScroll: true });
    } catch {
      // Ignored: the next choice of a place or the next page loads again. Another place may be loading by now.
      if (this.#requestedPlace === place) this.#requestedPlace = '';
    }
  }
}

customElements.define('ino-around', NearbyMapElement);

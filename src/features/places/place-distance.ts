/** Custom element with the distance from the chosen place. */
import { getDistanceInKm } from '@/lib/geo.ts';
import { readLabels } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { openStorage } from '@/storage/open.ts';
import { formatPlaceDistance } from './format-distance.ts';
import { loadPlace } from './load-place.ts';

class PlaceDistance extends HTMLElement {
  /** Id of the place whose distance is shown or loaded; empty after a failure. */
  #requestedPlace = '';

  connectedCallback(): void {
    const { place: defaultPlace = '' } = this.dataset;
    this.#requestedPlace = defaultPlace;
    subscribeLazily(openWhenIdle(openStorage), ({ settings }) =>
      settings.watch('place', (place) => {
        reportRejection(this.#show(place ?? defaultPlace));
      }),
    );
  }

  /** Shows the distance from a place. Offline or without the place, the element stays as it is: it names its place. */
  async #show(id: string): Promise<void> {
    if (id === this.#requestedPlace) return;
    this.#requestedPlace = id;
    const place = await loadPlace(id).catch(() => undefined);
    if (this.#requestedPlace !== id) return;
    if (!place) {
      // The next choice of a place loads again.
      this.#requestedPlace = '';
      return;
    }
    const { latitude, longitude } = this.dataset;
    const km = getDistanceInKm(place, { latitude: Number(latitude), longitude: Number(longitude) });
    this.textContent = formatPlaceDistance(km, place.name, readLabels<{ distance: string }>(this).distance);
  }
}

customElements.define('ino-place-distance', PlaceDistance);

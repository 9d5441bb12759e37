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
  connectedCallback(): void {
    const { place: defaultPlace = '' } = this.dataset;
    subscribeLazily(openWhenIdle(openStorage), ({ settings }) =>
      settings.watch('place', (place) => {
        reportRejection(this.#show(place ?? defaultPlace));
      }),
    );
  }

  /** Shows the distance from a place. Offline or without the place, the element stays as it is: it names its place. */
  async #show(id: string): Promise<void> {
    if (id === this.dataset['place']) return;
    this.dataset['place'] = id;
    const { latitude, longitude } = this.dataset;
    const place = await loadPlace(id).catch(() => undefined);
    if (!place || this.dataset['place'] !== id) return;
    const km = getDistanceInKm(place, { latitude: Number(latitude), longitude: Number(longitude) });
    this.textContent = formatPlaceDistance(km, place.name, readLabels<{ distance: string }>(this).distance);
  }
}

customElements.define('ino-place-distance', PlaceDistance);

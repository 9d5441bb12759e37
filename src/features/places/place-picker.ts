/** Sorts lists with `data-near` by the distance of their items from the chosen place. */
import { readLabels } from '@/lib/messages.ts';
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { SafePromise } from '@/lib/safe-promise.ts';
import { saveSetting } from '@/storage/notes/save-setting.ts';
import { sortByDistance, type Point } from '@/lib/geo.ts';
import { formatDistance } from './format-distance.ts';

const toPoint = ({ dataset }: HTMLElement): Point => ({
  latitude: Number(dataset['latitude']),
  longitude: Number(dataset['longitude']),
});

class PlacePicker extends HTMLElement {
  /** Id of the place by which the lists are sorted. */
  #sortedBy = '';

  connectedCallback(): void {
    const select = this.querySelector('select');
    if (!select) return;
    // The page is sorted by the place that its HTML selects.
    const defaultPlace = select.querySelector<HTMLOptionElement>('[selected]')?.value ?? '';
    this.#sortedBy = defaultPlace;
    const choose = () => {
      this.#sort(select);
      const saving = saveSetting('place', select.value);
      saving
        .catch(() => false)
        .then((isPersistent) =>
          isPersistent
            ? undefined
            : import('@/storage/errors/loss.ts').then(({ showLoss }) => showLoss(select, saving)),
        )
        .catch(() => undefined) as SafePromise<void>;
    };
    select.addEventListener('change', choose);
    // Browsers do not restore a select with `autocomplete="off"`, so the visitor chose before this script ran.
    if (select.value !== defaultPlace) choose();
    subscribeLazily(openWhenIdle(openStorage), ({ settings }) =>
      settings.watch('place', (chosen) => {
        const place = chosen ?? defaultPlace;
        if (place === this.#sortedBy) return;
        // The site may no longer have a stored place.
        if (![...select.options].some(({ value }) => value === place)) return;
        select.value = place;
        this.#sort(select);
      }),
    );
  }

  #sort(select: HTMLSelectElement): void {
    const chosen = select.selectedOptions[0];
    if (!chosen) return;
    this.#sortedBy = chosen.value;
    const from = toPoint(chosen);
    const labels = readLabels<{ distance: string; here: string }>(this);
    const focused = document.activeElement as HTMLElement | null;
    for (const list of document.querySelectorAll<HTMLElement>('ul[data-near]')) {
      // A list that holds rows back puts them in again.
      list.dispatchEvent(new Event('ino-sort', { bubbles: true }));
      const items = [...list.querySelectorAll<HTMLElement>(':scope > li')];
      for (const { item, km } of sortByDistance(items, from, toPoint)) {
        const distance = item.querySelector('[data-distance]');
        if (distance) distance.textContent = formatDistance(km, labels);
        list.append(item);
      }
      list.dispatchEvent(new Event('ino-sorted', { bubbles: true }));
    }
    // Moving an element takes the focus away from it. Another tab may have chosen the place.
    const options = { preventScroll: true };
    focused?.focus(options);
    // The lists may no longer show what had the focus.
    if (focused !== document.activeElement) select.focus(options);
  }
}

customElements.define('ino-place-choice', PlacePicker);

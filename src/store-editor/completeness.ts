import { fill } from '@/cms/fill.ts';
import { onDevice } from '@/device/mark.ts';
import { papers } from '@/device/open.ts';
import type { ActionName } from '@/forms/actions.ts';
import { answered, type Values } from './answered.ts';

type Field = { key: string; label: string };
type Words = { count: string; missing: string; whole: string };

const ACTION: ActionName = 'publishStore';

/** As many as one can take in at a glance. */
const MOST_NAMED = 3;

/** How much of the store is filled in: of the draft, or of the store as it was published. */
class Completeness extends HTMLElement {
  #stops: (() => void)[] = [];

  connectedCallback(): void {
    this.#show({});
    // It may stand in a tab that nobody opens.
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      onDevice(() => void this.#watch());
    });
    seen.observe(this);
    this.#stops.push(() => {
      seen.disconnect();
    });
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  async #watch(): Promise<void> {
    const device = await papers().catch(() => undefined);
    if (!device || !this.isConnected) return;
    let draft: Values | undefined;
    let published: Values = {};
    const show = () => {
      this.#show(draft ?? published);
    };
    this.#stops.push(
      device.drafts.watch(this.dataset['draft'] ?? '', (kept) => {
        draft = kept?.values;
        show();
      }),
      device.records.watchList({ action: ACTION, limit: 1 }, ([record]) => {
        published = Object.fromEntries(record?.answers.map(({ name, value }) => [name, value] as const) ?? []);
        show();
      }),
    );
  }

  #show(values: Values): void {
    // Written by our own page at build time.
    const fields = JSON.parse(this.dataset['fields'] ?? '[]') as Field[];
    const words = JSON.parse(this.dataset['words'] ?? '{}') as Words;
    const missing = fields.filter(({ key }) => !answered(values[key]));
    const done = fields.length - missing.length;
    const bar = this.querySelector('progress');
    if (bar) bar.value = done;
    const names = new Intl.ListFormat(document.documentElement.lang || 'en').format(
      missing.slice(0, MOST_NAMED).map(({ label }) => label),
    );
    this.#say('[data-count]', fill(words.count, { done, count: fields.length }));
    this.#say('[data-missing]', missing.length ? fill(words.missing, { names }) : words.whole);
  }

  #say(selector: string, text: string): void {
    const place = this.querySelector(selector);
    if (place) place.textContent = text;
  }
}

customElements.define('ino-completeness', Completeness);

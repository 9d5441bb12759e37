/**
 * Shows the visitor's own running ads above the items of a listing, or above the results of a search: in the element with
 * `data-ads`, whose value has the words that were searched. Counts how often they are seen and clicked. Loaded only when
 * campaigns may be running.
 */
import { FileUrls } from '@/forms/files/file-urls.ts';
import { setAdsFlag } from '@/storage/ads-flag.ts';
import { navigateAfter } from '@/storage/navigation.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { openCampaigns } from '../open-campaigns.ts';
import type { Campaigns } from '../rules/campaigns.ts';
import { watchOwnCampaigns, type OwnCampaigns } from '../watch-own-campaigns.ts';
import { AD_DATA_PATH, type AdData } from './ad-data.ts';
import { createAdCounter, type AdCounter } from './count-ads.ts';
import { createAd } from './create-ad.ts';
import { findRunning, selectAds, type SelectedAd } from './select-ads.ts';
import { watchVisible } from './watch-visible.ts';

/** A page with a list, or a search. Its impressions are counted by its id. */
type View = { id: string; texts: readonly string[] };

/** Returns the element for ads, created above the items of a listing; null while there are no results. */
function findSlot(): HTMLElement | null {
  const slot = document.querySelector<HTMLElement>('[data-ads]');
  const list = document.querySelector('ino-listing [data-cards]');
  if (slot || !list) return slot;
  const created = document.createElement('div');
  created.dataset['ads'] = '';
  list.before(created);
  return created;
}

/** Returns what the page shows around the element for ads. */
function readView(slot: HTMLElement): View {
  const listing = slot.closest('ino-listing');
  if (listing) {
    const headings = [document.querySelector('h1'), ...listing.querySelectorAll('[data-cards] h2')];
    return { id: location.pathname, texts: headings.map((heading) => heading?.textContent ?? '') };
  }
  // Search corrects words that no entry has, but a keyword may have them.
  const typed = new URLSearchParams(location.search).get('q') ?? '';
  const words = `${typed} ${slot.dataset['ads'] ?? ''}`;
  return { id: words, texts: [words] };
}

/** Returns whether a person controls the browser, not a program. */
// eslint-disable-next-line baseline-js/use-baseline -- a browser without it counts as a person
const isPerson = (): boolean => !navigator.webdriver;

/** Returns the milliseconds until the visitor's next day, when campaigns can end. */
function getTimeUntilTomorrow(now: number): number {
  const tomorrow = new Date(now);
  tomorrow.setHours(24, 0, 0, 0);
  return tomorrow.getTime() - now;
}

type ShownAd = { element: HTMLElement; stop: () => void };

/** The ads of a page. */
class Ads {
  readonly #data: AdData;
  readonly #campaigns: Campaigns;
  readonly #counter: AdCounter;
  readonly #urls = new FileUrls();
  readonly #section = document.createElement('section');
  #own: OwnCampaigns | undefined;
  /** Id of the chosen place, null for none; undefined until it is read. */
  #place: string | null | undefined;
  /** By a key of everything that an ad shows: when an ad changes, its element is created again. */
  #shown = new Map<string, ShownAd>();
  #dayTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(data: AdData, campaigns: Campaigns) {
    this.#data = data;
    this.#campaigns = campaigns;
    this.#counter = createAdCounter(campaigns, isPerson);
    this.#section.className = 'mb-6 grid gap-4';
    this.#section.setAttribute('aria-label', data.labels.region);
  }

  /** Sets the visitor's campaigns. */
  setOwn(own: OwnCampaigns): void {
    this.#own = own;
    this.update();
  }

  /** Sets the chosen place; null for none. */
  setPlace(id: string | null): void {
    this.#place = id;
    this.update();
  }

  /** Shows the ads that fit what the page shows now. Ads that stay are not touched. */
  update(): void {
    const { places, defaultPlace } = this.#data;
    const chosen = this.#place ?? defaultPlace;
    // An imported id may be the name of a property of every object.
    const place = places[Object.hasOwn(places, chosen) ? chosen : defaultPlace];
    if (!this.#own || this.#place === undefined || !place) return;
    const now = Date.now();
    const running = findRunning(this.#own, now);
    // Later pages load nothing when no campaign is running.
    setAdsFlag(running.length > 0);
    this.#waitForTomorrow(now);
    const slot = findSlot();
    const { id: view, texts } = slot ? readView(slot) : { id: '', texts: [] };
    const before = this.#shown;
    const ads = selectAds(running, { texts, place });
    this.#urls.retain(ads.flatMap(({ campaign }) => campaign.document?.id ?? []));
    this.#shown = new Map(
      ads.map((ad) => {
        const { id, headline, description, document: file, place: center } = ad.campaign;
        const key = JSON.stringify([view, ad.keyword, id, headline, description, file?.id, center.name]);
        return [key, before.get(key) ?? this.#create(ad, view)];
      }),
    );
    for (const [key, { stop }] of before) if (!this.#shown.has(key)) stop();
    this.#render(slot);
  }

  #render(slot: HTMLElement | null): void {
    const elements = [...this.#shown.values()].map(({ element }) => element);
    const { children } = this.#section;
    const hadFocus = this.#section.contains(document.activeElement);
    // Moving an element takes the focus away from it.
    if (children.length !== elements.length || elements.some((element, at) => children[at] !== element)) {
      this.#section.replaceChildren(...elements);
    }
    if (elements.length === 0) this.#section.remove();
    else if (slot && this.#section.parentElement !== slot) slot.append(this.#section);
    if (hadFocus && !this.#section.contains(document.activeElement)) document.getElementById('content')?.focus();
  }

  #create(ad: SelectedAd, view: string): ShownAd {
    const { element, link } = createAd(ad.campaign, this.#data.labels, this.#urls);
    const stop = watchVisible(element, () => {
      // An impression that cannot be stored is not counted.
      this.#counter.countImpression(ad, view).catch(() => undefined);
    });
    const book = (event: MouseEvent) => {
      navigateAfter(event, link.href, this.#counter.countClick(ad, view));
    };
    link.addEventListener('click', book);
    // The middle button opens a new tab.
    link.addEventListener('auxclick', (event) => {
      if (event.button === 1) book(event);
    });
    return { element, stop };
  }

  /** Ends the campaigns whose last day has passed, in a tab that stays open. */
  #waitForTomorrow(now: number): void {
    clearTimeout(this.#dayTimer);
    this.#dayTimer = setTimeout(() => {
      this.update();
      // The next page settles them too.
      this.#campaigns.settle().catch(() => undefined);
    }, getTimeUntilTomorrow(now));
  }
}

async function loadData(): Promise<AdData> {
  const response = await fetch(AD_DATA_PATH);
  return (await response.json()) as AdData;
}

async function openAds() {
  const [{ settings }, data] = await Promise.all([openStorage(), loadData()]);
  const campaigns = await openCampaigns(data);
  return { settings, campaigns, ads: new Ads(data, campaigns) };
}

function start(): void {
  subscribeLazily(openAds, ({ settings, campaigns, ads }) => {
    const update = () => {
      ads.update();
    };
    // The results of another search, or the same ones after a failure.
    const observer = new MutationObserver(update);
    const content = document.getElementById('content');
    if (content) observer.observe(content, { subtree: true, childList: true, attributeFilter: ['data-ads'] });
    // Timers of a tab in the background can be late.
    document.addEventListener('visibilitychange', update);
    const unsubscribers = [
      watchOwnCampaigns(campaigns, (own) => {
        ads.setOwn(own);
      }),
      settings.watch('place', (place) => {
        ads.setPlace(place);
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  });
}

// A page that is rendered in advance may never be seen.
if ((document as { prerendering?: boolean }).prerendering === true) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else start();

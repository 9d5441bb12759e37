/** Shows other tabs that this one lives, by a lock that the browser takes back when the page goes. */
import type { SurePromise } from '@/lib/sure-promise.ts';
import { LOCK, renewTab, tabId } from './tab-id.ts';

/** In milliseconds: as long as the page before in this tab may take to let go. A copied tab never does. */
const PATIENCE = 500;

/** Whether the lock is held now. Never rejects. A page that is put aside lets go: it could not be kept with a lock. */
const hold = (id: string, signal?: AbortSignal): SurePromise<boolean> =>
  new Promise((told) => {
    const until = () =>
      new Promise<void>((letGo) => {
        told(true);
        const onHide = () => {
          letGo();
          // A page that is kept aside may come back.
          addEventListener('pageshow', () => void hold(id), { once: true });
        };
        addEventListener('pagehide', onHide, { once: true });
      });
    navigator.locks.request(LOCK + id, signal ? { signal } : {}, until).catch(() => {
      told(false);
    });
  });

async function holdTab(): Promise<string> {
  const id = tabId();
  if (!id || (await hold(id, AbortSignal.timeout(PATIENCE)))) return id;
  const renewed = renewTab();
  await hold(renewed);
  return renewed;
}

let held: Promise<string> | undefined;

/** Settles with the id of this tab once no other has the same. */
export const ownTab = (): Promise<string> => (held ??= holdTab());

/** The tabs with a page that lives. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held: locks = [] } = await navigator.locks.query();
  return new Set(locks.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/**
 * Pending work of a form whose result is not in its values yet, such as the validation of a file. Submitting waits for it.
 * An owner is the owner id of a draft.
 */

/** `refusals` counts the results that the visitor must see before submitting. */
type Work = { running: Set<Promise<unknown>>; refusals: number };

const workByOwner = new Map<string, Work>();

function getWork(owner: string): Work {
  const work = workByOwner.get(owner) ?? { running: new Set(), refusals: 0 };
  workByOwner.set(owner, work);
  return work;
}

/** Registers work as pending until it settles. Returns a promise with the same outcome. */
export function trackWork<Result>(owner: string, work: Promise<Result>): Promise<Result> {
  const { running } = getWork(owner);
  const tracked = work.finally(() => running.delete(tracked));
  running.add(tracked);
  return tracked;
}

/** Says that pending work of an owner has a result that the visitor must see before submitting, such as a refused file. */
export function refuseWork(owner: string): void {
  getWork(owner).refusals++;
}

/**
 * Resolves after the work of an owner that is pending now has settled, with whether none was refused meanwhile. Never rejects.
 * Undefined when there is none.
 */
export function waitForStartedWork(owner: string): Promise<boolean> | undefined {
  const work = getWork(owner);
  const { refusals, running } = work;
  return running.size > 0 ? Promise.allSettled(running).then(() => work.refusals === refusals) : undefined;
}

/** Does the same for all pending work of an owner, including work that starts meanwhile. True when there is none. */
export async function waitForWork(owner: string): Promise<boolean> {
  const work = getWork(owner);
  const { refusals } = work;
  while ((await waitForStartedWork(owner)) !== undefined);
  return work.refusals === refusals;
}

/** Marks the results of all pending work of an owner as outdated. */
export function cancelWork(owner: string): void {
  workByOwner.delete(owner);
}

/** Returns a function that is true until `cancelWork` is called for the owner. */
export function createIsCurrent(owner: string): () => boolean {
  const work = getWork(owner);
  return () => getWork(owner) === work;
}

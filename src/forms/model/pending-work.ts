/**
 * Pending work of a form whose result is not in its values yet, such as the validation of a file. Submitting waits for it.
 * An owner is the owner id of a draft.
 */

type Work = { running: Set<Promise<unknown>>; turn: number };

const workByOwner = new Map<string, Work>();

function getWork(owner: string): Work {
  const work = workByOwner.get(owner) ?? { running: new Set(), turn: 0 };
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

/** Resolves after all pending work of an owner has settled, including work that started meanwhile. Never rejects. */
export async function waitForWork(owner: string): Promise<void> {
  const { running } = getWork(owner);
  while (running.size > 0) await Promise.allSettled(running);
}

/** Resolves after the work of an owner that is pending now has settled, and never rejects. Undefined when there is none. */
export function waitForStartedWork(owner: string): Promise<unknown> | undefined {
  const { running } = getWork(owner);
  return running.size > 0 ? Promise.allSettled(running) : undefined;
}

/** Marks the results of all pending work of an owner as outdated. */
export function cancelWork(owner: string): void {
  const work = getWork(owner);
  work.running.clear();
  work.turn++;
}

/** Returns a function that is true until `cancelWork` is called for the owner. */
export function createIsCurrent(owner: string): () => boolean {
  const { turn } = getWork(owner);
  return () => getWork(owner).turn === turn;
}

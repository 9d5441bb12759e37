/** Work on a form that is not in its values yet, as a file that is being looked into: whoever sends waits for it. */

type Work = { running: Set<Promise<unknown>>; turn: number };

const works = new Map<string, Work>();

function workOf(owner: string): Work {
  const work = works.get(owner) ?? { running: new Set(), turn: 0 };
  works.set(owner, work);
  return work;
}

/** Counts some work as the owner's until it settles. */
export function track<Done>(owner: string, work: Promise<Done>): Promise<Done> {
  const { running } = workOf(owner);
  const tracked = work.finally(() => running.delete(tracked));
  running.add(tracked);
  return tracked;
}

/** Settles once all work of an owner has, also what began meanwhile. Never rejects. */
export async function waitForWork(owner: string): Promise<void> {
  const { running } = workOf(owner);
  while (running.size > 0) await Promise.allSettled(running);
}

/** Says that nobody wants the results any more. */
export function dropWork(owner: string): void {
  const work = workOf(owner);
  work.running.clear();
  work.turn++;
}

/** Tells whether the results of what begins now are still wanted when one asks. */
export function isWantedFrom(owner: string): () => boolean {
  const { turn } = workOf(owner);
  return () => workOf(owner).turn === turn;
}

/** Keeps what is typed: soon after the last key, at least every second, and at once when the page goes. */
import type { SurePromise } from '@/lib/sure-promise.ts';
import type { StorageErrorCode } from '../errors.ts';
import type { DraftNote } from './draft-journal.ts';
import type { Draft, Json } from '../schemas.ts';

/** Between the last key and the moment it is kept, and the longest that may be while keys go on; in milliseconds. */
const PAUSE = 400;
const LONGEST = 1000;

export type Typed = Record<string, Json>;

/** What was kept, and under which id it is this tab's. */
export type Opened = {
  id: string;
  tab: string;
  draft?: Pick<Draft, 'values' | 'startedAt'> | undefined;
  /** Whether the draft is kept; else it is one to begin with. */
  stored?: boolean;
  fault?: StorageErrorCode | undefined;
};

/** Where drafts are kept. */
export type DraftStore = {
  /** The draft to go on from, under the id that is this tab's. */
  open: () => SurePromise<Opened>;
  save: (
    id: string,
    values: Typed,
    changed: readonly string[],
    tab: string,
  ) => SurePromise<StorageErrorCode | undefined>;
  drop: (id: string) => SurePromise<StorageErrorCode | undefined>;
  /** At once, and whatever becomes of the page. */
  note: (note: DraftNote) => void;
  strike: (note: Pick<DraftNote, 'id' | 'tab'>) => void;
};

type Options = {
  /** The draft's id and tab until it was opened. */
  id: string;
  tab: string;
  store: DraftStore;
  /** What stands there now. */
  read: () => Typed;
  /** Whether all of that is kept, or why not. */
  onKept: (kept: boolean, fault?: StorageErrorCode) => void;
};

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export class DraftKeeper {
  readonly #options: Options;
  id: string;
  tab: string;
  /** When the visitor began, in milliseconds since 1970. */
  startedAt = Date.now();
  /** What the device has, or need not have. */
  #known: Typed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first key was pressed that is not kept. */
  #since: number | undefined;
  #keeping: SurePromise<unknown> = Promise.resolve();
  #noted: Pick<DraftNote, 'id' | 'tab'> | undefined;
  /** The id of the record that is being made of it: until that is over, nothing is kept. */
  #record: string | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.id = options.id;
    this.tab = options.tab;
    this.#known = { ...options.read() };
  }

  /** Looks up what was kept and has it shown. Nothing is kept before. */
  open(show: (draft: Opened['draft'], stored: boolean, fault?: StorageErrorCode) => void): SurePromise<unknown> {
    const opening = this.#keeping.then(async () => {
      const { id, tab, draft, stored = true, fault } = await this.#options.store.open();
      this.id = id;
      this.tab = tab;
      // Who began here began before the device was asked.
      if (draft) this.startedAt = draft.startedAt;
      show(draft, stored, fault);
    });
    // What cannot be shown is a mistake of ours: what is typed from now on is kept all the same.
    this.#keeping = opening.catch((error: unknown) => {
      reportError(error);
    });
    return this.#keeping;
  }

  /** Whether a record was made of it, or is being made: then it is no wonder that the draft is gone. */
  isSent = false;
  /** Whether something was typed that was not sent. */
  isTouched = false;

  /** Says that the device has nothing of what stands there: all of it is kept anew. */
  keepAll(): void {
    this.#known = {};
    this.touch();
  }

  /** Says what the device has of some fields, or what nobody typed. */
  know(values: Typed): void {
    this.#known = { ...this.#known, ...values };
  }

  /** The fields that the device does not have as they stand there. */
  changed(): string[] {
    const values = this.#options.read();
    return Object.keys(values).filter((key) => !isSame(values[key], this.#known[key]));
  }

  /** Settles once what was begun is done: looking up, keeping, forgetting. */
  settled(): SurePromise<unknown> {
    return this.#keeping;
  }

  /** Called after each change. */
  touch(): void {
    if (this.#record !== undefined || this.changed().length === 0) return;
    this.isTouched = true;
    this.isSent = false;
    this.#options.onKept(false);
    this.#since ??= Date.now();
    clearTimeout(this.#timer);
    const rest = Math.max(0, this.#since + LONGEST - Date.now());
    this.#timer = setTimeout(() => void this.flush(), Math.min(PAUSE, rest));
  }

  /** Keeps what is not kept yet. */
  flush(): SurePromise<unknown> {
    this.#rest();
    this.#keeping = this.#keeping.then(() => this.#keep());
    return this.#keeping;
  }

  /** Called when the page goes or is put out of sight: it may never come back. */
  leave(): void {
    const changed = this.changed();
    if (changed.length === 0) return;
    const { id, tab, startedAt } = this;
    const note = { id, tab, values: this.#options.read(), changed, startedAt, at: Date.now() };
    this.#options.store.note({ ...note, ...(this.#record !== undefined && { record: this.#record }) });
    this.#noted = { id, tab };
    if (this.#record === undefined) this.flush();
  }

  /** Ends what is being kept, before a record is made of it. */
  async pause(record: string): Promise<void> {
    this.#rest();
    this.#record = record;
    this.isSent = true;
    await this.#keeping;
  }

  /** Goes on after that. @param sent whether there is a record: then the device need not have the rest. */
  resume(sent: boolean): void {
    this.#record = undefined;
    this.isSent = sent;
    if (sent) this.isTouched = false;
    if (sent) this.know(this.#options.read());
    if (sent) this.#strike();
    else this.touch();
  }

  /** Forgets what was kept. What stands there is the caller's to empty, before. */
  drop(): SurePromise<StorageErrorCode | undefined> {
    this.#rest();
    this.isTouched = false;
    this.know(this.#options.read());
    this.#strike();
    const dropping = this.#keeping.then(() => this.#options.store.drop(this.id));
    this.#keeping = dropping;
    this.startedAt = Date.now();
    return dropping;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#since = undefined;
  }

  #strike(): void {
    if (this.#noted) this.#options.store.strike(this.#noted);
    this.#noted = undefined;
  }

  async #keep(): Promise<void> {
    const changed = this.changed();
    if (changed.length === 0 || this.#record !== undefined) return;
    const values = { ...this.#options.read() };
    const fault = await this.#options.store.save(this.id, values, changed, this.tab);
    if (fault === undefined) {
      this.#known = values;
      if (this.changed().length === 0) this.#strike();
    }
    this.#options.onKept(fault === undefined && this.changed().length === 0, fault);
  }
}

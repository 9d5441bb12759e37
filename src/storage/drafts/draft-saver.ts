/** Saves what is typed: shortly after the last key, at least every second, and immediately when the page is left. */
import type { SafePromise } from '@/lib/safe-promise.ts';
import { getErrorCode, type StorageErrorCode } from '../errors/storage-error.ts';
import type { DraftNote, NoteId } from './draft-journal.ts';
import type { Json } from '../schemas/base-schemas.ts';
import type { Draft } from '../schemas/draft.ts';

/** Delay between the last change and saving, and its maximum while changes go on; in milliseconds. */
const SAVE_DELAY_MS = 400;
const MAX_SAVE_DELAY_MS = 1000;

export type DraftValues = Record<string, Json>;

/** The stored draft, and the id and tab under which this tab continues it. */
export type OpenedDraft = {
  id: string;
  tab: string;
  draft?: Pick<Draft, 'values'> | undefined;
  /** False for a draft to start from that is not stored itself. */
  isStored?: boolean;
  /** The stored values of the fields of the draft that could not be stored. */
  unsaved?: Draft['values'];
};

/** Storage of drafts. Promises reject with a `StorageError`. */
export type DraftStore = {
  /** Opens the draft to continue, under this tab's id. */
  open: () => Promise<OpenedDraft>;
  save: (id: string, values: DraftValues, changed: readonly string[], tab: string) => Promise<unknown>;
  drop: (id: string) => Promise<unknown>;
  /** Writes a note synchronously, because the page may be unloaded. */
  note: (note: DraftNote) => void;
  deleteNote: (note: NoteId) => void;
};

type Options = {
  /** Id and tab of the draft until it is opened. */
  id: string;
  tab: string;
  store: DraftStore;
  /** Returns the current values. */
  read: () => DraftValues;
  /** Called with true when all current values are saved; with false and an error code when saving or deleting failed. */
  onSaved: (isSaved: boolean, error?: StorageErrorCode) => void;
};

/** Returns whether two values of a draft are equal as JSON. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What takes the place of a draft. */
export type Replacement = {
  /** Id of the record, or of the post or group; missing for what exists already. */
  record?: string;
  /** The values that stay a draft once it is stored, such as what was typed since; undefined if none do. */
  readonly rest?: DraftValues | undefined;
};

export class DraftSaver {
  readonly #options: Options;
  id: string;
  tab: string;
  /** Values that are saved, or need not be saved. */
  #saved: DraftValues;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Names of the fields that were filled in without the visitor. */
  readonly #filledIn = new Set<string>();
  /** Time of the first unsaved change. */
  #unsavedSince: number | undefined;
  #pending: SafePromise<unknown> = Promise.resolve();
  /** The note of unsaved values, if there is one. */
  #note: NoteId | undefined;
  /** What is taking the place of the draft. Saving is suspended meanwhile. */
  #replacement: Replacement | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.id = options.id;
    this.tab = options.tab;
    this.#saved = { ...options.read() };
  }

  /** Loads the stored draft and passes it to `show`. Saving waits until then. */
  open(show: (draft: OpenedDraft['draft'], isStored: boolean, error?: StorageErrorCode) => void): SafePromise<unknown> {
    const opening = this.#pending.then(async () => {
      let opened: OpenedDraft;
      try {
        opened = await this.#options.store.open();
      } catch (error) {
        show(undefined, false, getErrorCode(error));
        return;
      }
      const { draft, isStored = true, unsaved } = opened;
      this.id = opened.id;
      this.tab = opened.tab;
      show(draft, isStored);
      if (!unsaved) return;
      this.markSaved(unsaved);
      this.touch();
    });
    // An error in `show` is a programming error: report it, and go on saving.
    this.#pending = opening.catch((error: unknown) => {
      reportError(error);
    });
    return this.#pending;
  }

  /** True when a record was made of the draft or is being made, or the draft was dropped: it is then expected to disappear. */
  isSent = false;
  /** True when values were entered that have not been submitted. */
  isTouched = false;

  /** Marks all values as unsaved and saves them again. */
  saveAll(): void {
    this.#saved = {};
    this.touch();
  }

  /** Marks values as saved: stored ones, or defaults that the visitor did not type. */
  markSaved(values: DraftValues): void {
    this.#saved = { ...this.#saved, ...values };
  }

  /**
   * Marks a value that the visitor did not type: it needs no draft, and is saved with what is typed, which it may follow, such as the
   * price of a quantity.
   */
  fillIn(key: string, value: Json): void {
    this.#saved[key] = value;
    this.#filledIn.add(key);
  }

  /** Returns the names of the fields with unsaved values. */
  getChangedFields(): string[] {
    const values = this.#options.read();
    return Object.keys(values).filter((key) => !isSameValue(values[key], this.#saved[key]));
  }

  /** Resolves when pending work has finished: opening, saving, deleting. */
  waitUntilSettled(): SafePromise<unknown> {
    return this.#pending;
  }

  /** Schedules saving. Call it after each change. */
  touch(): void {
    if (this.#replacement || this.getChangedFields().length === 0) return;
    this.isTouched = true;
    this.isSent = false;
    this.#options.onSaved(false);
    this.#unsavedSince ??= Date.now();
    clearTimeout(this.#timer);
    // When the rest is negative, the timer ends at once.
    const rest = this.#unsavedSince + MAX_SAVE_DELAY_MS - Date.now();
    this.#timer = setTimeout(() => void this.flush(), Math.min(SAVE_DELAY_MS, rest));
  }

  /** Saves unsaved values now. */
  flush(): SafePromise<unknown> {
    this.#cancelTimer();
    this.#pending = this.#pending.then(() => this.#save());
    return this.#pending;
  }

  /** Writes a note of unsaved values. Call it when the page is unloaded or hidden, because it may never return. */
  leave(): void {
    const changed = this.getChangedFields();
    if (changed.length === 0) return;
    changed.push(...this.#filledIn);
    const note = {
      id: this.id,
      tab: this.tab,
      values: this.#options.read(),
      changed,
      saved: this.#saved,
      at: Date.now(),
      ...this.#replacement,
    };
    this.#options.store.note(note);
    this.#note = note;
    if (!this.#replacement) this.flush();
  }

  /** Finishes pending saves and suspends saving while a record is made of the draft. */
  async pause(replacement: Replacement): Promise<void> {
    this.#cancelTimer();
    this.#replacement = replacement;
    this.isSent = true;
    await this.#pending;
  }

  /**
   * Resumes saving.
   * @param isSent whether the record was made: the values then need not be saved
   */
  resume(isSent: boolean): void {
    this.#replacement = undefined;
    this.isSent = isSent;
    if (!isSent) {
      this.touch();
      return;
    }
    this.isTouched = false;
    this.markSaved(this.#options.read());
    this.#deleteNote();
  }

  /** Deletes the stored draft. The caller must reset the current values first. `onSaved` gets the error of a failure. */
  drop(): SafePromise<void> {
    this.#cancelTimer();
    this.isTouched = false;
    this.isSent = true;
    const cleared = { ...this.#options.read() };
    this.markSaved(cleared);
    this.#deleteNote();
    const dropping = this.#pending.then(async () => {
      try {
        await this.#options.store.drop(this.id);
        // A save that waited before it may have stored what was entered since: that was deleted too.
        this.#saved = cleared;
        this.touch();
      } catch (error) {
        this.#options.onSaved(false, getErrorCode(error));
      }
    });
    this.#pending = dropping;
    return dropping;
  }

  #cancelTimer(): void {
    clearTimeout(this.#timer);
    this.#unsavedSince = undefined;
  }

  #deleteNote(): void {
    if (this.#note) this.#options.store.deleteNote(this.#note);
    this.#note = undefined;
  }

  async #save(): Promise<void> {
    const changed = this.getChangedFields();
    if (changed.length === 0 || this.#replacement) return;
    const values = { ...this.#options.read() };
    changed.push(...this.#filledIn);
    try {
      await this.#options.store.save(this.id, values, changed, this.tab);
    } catch (error) {
      this.#options.onSaved(false, getErrorCode(error));
      return;
    }
    this.#saved = values;
    const isSaved = this.getChangedFields().length === 0;
    if (isSaved) this.#deleteNote();
    this.#options.onSaved(isSaved);
  }
}

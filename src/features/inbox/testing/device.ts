/** A visitor's device with the real outbox and the real polling, over a clock that runs fast and jumps. */
import { createInitialDelivery } from '@/storage/outbox/initial-delivery.ts';
import { openOutbox, type Outbox } from '@/storage/outbox/outbox.ts';
import { openPolling, type Polling } from '@/storage/reviews/poll-reviews.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import {
  createRecordInput,
  createStores,
  createTestProfile,
  getId,
  openTab,
  type Stores,
} from '@/storage/testing/profile.ts';
import { PICTURE } from './picture.ts';

/** How many times faster the clocks of the devices are than real time. */
const SPEED = 40;

/** Address of the inbox for devices. */
const INBOX_URL = 'http://inbox.test/';

type Options = { random: () => number; fetch: typeof fetch };

export class TestDevice {
  readonly #startedAt = Date.now();
  readonly #listeners = new Set<() => void>();
  readonly #stores: Stores;
  readonly #outbox: Outbox;
  readonly #polling: Polling;
  #offset = 0;

  static async open(options: Options): Promise<TestDevice> {
    return new TestDevice(await openTab(createTestProfile()), options);
  }

  private constructor(database: Awaited<ReturnType<typeof openTab>>, { random, fetch }: Options) {
    const listen = (changed: () => void) => {
      this.#listeners.add(changed);
      return () => this.#listeners.delete(changed);
    };
    const environment = {
      now: this.#now,
      random,
      fetch,
      setTimer: (milliseconds: number, wake: () => void) => {
        const timer = setTimeout(wake, milliseconds / SPEED);
        return () => {
          clearTimeout(timer);
        };
      },
      isOnline: () => true,
      whenOnline: listen,
    };
    this.#stores = createStores({ database, isPersistent: true });
    this.#outbox = openOutbox(INBOX_URL, database, { ...environment, runExclusively: (work) => work() });
    this.#polling = openPolling(INBOX_URL, database, {
      ...environment,
      isVisible: () => true,
      whenVisibilityChanges: listen,
      shouldSaveData: () => false,
      getBaseUrl: () => INBOX_URL,
    });
  }

  /** Sets the clock forward or back. */
  jump(milliseconds: number): void {
    this.#offset += milliseconds;
    for (const changed of this.#listeners) changed();
  }

  /** Submits the record of a number, with or without a picture. Returns its id. */
  async submit(number: number, hasPicture: boolean): Promise<string> {
    const id = getId(number);
    const files = hasPicture ? [`file-${number}`] : [];
    const owner = `record:${id}`;
    const blob = new Blob([PICTURE], { type: 'image/png' });
    for (const file of files) await this.#stores.files.put({ id: file, owner, name: 'a.png', blob });
    const at = this.#now();
    await this.#stores.records.submit(createRecordInput(number, { at, files }), {
      delivery: createInitialDelivery(at, true),
    });
    return id;
  }

  listRecords(): Promise<StoredRecord[]> {
    return this.#stores.records.list();
  }

  /** Presses Retry. */
  async retry(id: string): Promise<void> {
    await this.#stores.records.retry(id, this.#now());
  }

  async stop(): Promise<void> {
    await Promise.all([this.#outbox.stop(), this.#polling.stop()]);
  }

  readonly #now = (): number => Math.round(this.#startedAt + this.#offset + (Date.now() - this.#startedAt) * SPEED);
}

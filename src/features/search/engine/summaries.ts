/** Loads the summaries of records. They are in files of `SHARD_SIZE` records, which are loaded when one of them is shown. */
import type { EntrySummary } from '../record.ts';
import { SHARD_SIZE, type RecordTable } from './record-table.ts';

/** Loads a file of summaries. Rejects when it cannot be loaded. */
export type LoadShard = (name: string) => Promise<readonly EntrySummary[]>;

/** Number of files up to which all are loaded in advance, so that results need no further request. */
const MAX_LOADED_IN_ADVANCE = 25;

export class Summaries {
  readonly #shards: RecordTable['shards'];
  readonly #loadShard: LoadShard;
  readonly #loaded = new Map<string, Promise<readonly EntrySummary[]>>();

  constructor({ shards }: Pick<RecordTable, 'shards'>, loadShard: LoadShard) {
    this.#shards = shards;
    this.#loadShard = loadShard;
  }

  #load(name: string): Promise<readonly EntrySummary[]> {
    const loaded = this.#loaded.get(name) ?? this.#loadShard(name);
    this.#loaded.set(name, loaded);
    return loaded;
  }

  /** Loads all summaries if they are few. Rejects when a file cannot be loaded. */
  async loadInAdvance(): Promise<void> {
    if (this.#shards.length <= MAX_LOADED_IN_ADVANCE) await Promise.all(this.#shards.map((name) => this.#load(name)));
  }

  /** Loads the summaries of records, in the same order. Rejects when a file cannot be loaded. */
  load(records: readonly number[]): Promise<EntrySummary[]> {
    return Promise.all(
      records.map(async (record) => {
        const name = this.#shards[Math.floor(record / SHARD_SIZE)];
        const summary = name === undefined ? undefined : (await this.#load(name))[record % SHARD_SIZE];
        if (!summary) throw new Error(`search index: there is no summary of record ${record}`);
        return summary;
      }),
    );
  }
}

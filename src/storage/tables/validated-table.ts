/** A table whose rows are checked whenever they are put in or taken out. */
import { liveQuery, type Table } from 'dexie';
import * as v from 'valibot';
import { toErrorCode, reportError } from '../errors.ts';

export class ValidatedTable<Row> {
  readonly table: Table<unknown, string>;
  readonly #schema: v.GenericSchema<unknown, Row>;

  constructor(table: Table<unknown, string>, schema: v.GenericSchema<unknown, Row>) {
    this.table = table;
    this.#schema = schema;
  }

  /** The row, or undefined where it has not the shape of one: it is left in its place. */
  parse(raw: unknown): Row | undefined {
    const { success, output } = v.safeParse(this.#schema, raw);
    return success ? output : undefined;
  }

  async get(key: string): Promise<Row | undefined> {
    return this.parse(await this.table.get(key));
  }

  /** Those of the rows that can be read. */
  parseAll(rows: readonly unknown[]): Row[] {
    return rows.flatMap((raw) => this.parse(raw) ?? []);
  }

  /**
   * Puts a row in its place, in stead of another with its key.
   * @throws ValiError for what could never be read again
   */
  async upsert(row: Row): Promise<Row> {
    const checked = v.parse(this.#schema, row);
    await this.table.put(checked);
    return checked;
  }

  /** Deletes all but the latest of the rows that can be read, told by their index `at`. */
  async pruneOldest(most: number): Promise<void> {
    const readable = this.table.orderBy('at').reverse();
    const late = readable.filter((raw) => this.parse(raw) !== undefined).offset(most);
    await this.table.bulkDelete(await late.primaryKeys());
  }
}

/** Calls back with what a query finds, now and after each change in this tab or another. Returns the function that ends it. */
export function observeQuery<Found>(query: () => Promise<Found>, changed: (found: Found) => void): () => void {
  const subscription = liveQuery(query).subscribe({
    next: changed,
    error: (error: unknown) => {
      reportError(toErrorCode(error) ?? 'broken');
    },
  });
  return () => {
    subscription.unsubscribe();
  };
}

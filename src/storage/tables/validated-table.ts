/** A table whose rows are validated when they are read and written. */
import type { Table } from 'dexie';
import * as v from 'valibot';

export class ValidatedTable<Row> {
  readonly table: Table<unknown, string>;
  readonly #schema: v.GenericSchema<unknown, Row>;

  constructor(table: Table<unknown, string>, schema: v.GenericSchema<unknown, Row>) {
    this.table = table;
    this.#schema = schema;
  }

  /** Returns the parsed row, or undefined when it does not match the schema. Such a row stays in the table. */
  parse(raw: unknown): Row | undefined {
    const { success, output } = v.safeParse(this.#schema, raw);
    return success ? output : undefined;
  }

  async get(key: string): Promise<Row | undefined> {
    return this.parse(await this.table.get(key));
  }

  /** Parses rows and leaves out those that do not match the schema. */
  parseAll(rows: readonly unknown[]): Row[] {
    return rows.flatMap((raw) => this.parse(raw) ?? []);
  }

  /**
   * Inserts the row, or replaces the row with the same key.
   * @throws ValiError when the row does not match the schema
   */
  async upsert(row: Row): Promise<Row> {
    const checked = v.parse(this.#schema, row);
    await this.table.put(checked);
    return checked;
  }

  /**
   * Inserts rows.
   * @throws ValiError when a row does not match the schema, BulkError when a key exists or the browser cannot store a row
   */
  async addAll(rows: readonly Row[]): Promise<void> {
    await this.table.bulkAdd(rows.map((row) => v.parse(this.#schema, row)));
  }

  /**
   * Deletes all rows but the newest, by their index `at`. Rows that cannot be parsed stay.
   * @param limit number of rows that stay
   */
  async pruneOldest(limit: number): Promise<void> {
    const readable = this.table.orderBy('at').reverse();
    const outdated = readable.filter((raw) => this.parse(raw) !== undefined).offset(limit);
    await this.table.bulkDelete(await outdated.primaryKeys());
  }
}

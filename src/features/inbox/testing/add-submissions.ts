/** Stores many generated submissions at once, for measurements and tests of the queue. */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { createRandom } from '@/storage/testing/random.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { runInTransaction } from '../store/transactions.ts';

const KINDS = ['contact', 'quotation', 'message', 'postJob', 'postProject', 'publishStore', 'report'];

const WORDS =
  'honey dates cartons signage paper boundary wall welding farm falaj silver incense delivery Barka Muscat'.split(' ');

/** Adds submissions to the database of an inbox. Every one has the word “hello”, and one in a thousand the word “rare”. */
export async function addSubmissions(file: string, count: number): Promise<void> {
  const store = await openSqliteStore(file);
  store.close();
  const database = new DatabaseSync(file);
  const random = createRandom(7);
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const insert = database.prepare(
    `INSERT INTO submissions (id, fingerprint, record, sender, bytes, state, state_at, received_at)
     VALUES (?, ?, ?, 'someone', ?, 'received', ?, ?)`,
  );
  const createAnswer = (name: string, kind: string, text: string) => ({ name, label: name, kind, value: text, text });
  runInTransaction(database, () => {
    for (let number = 1; number <= count; number++) {
      const person = Math.floor(random() * (count / 5));
      const sentence = Array.from({ length: 40 }, () => pick(WORDS)).join(' ');
      const record = {
        id: randomUUID(),
        number: `RQ-261121-${number}`,
        action: pick(KINDS),
        form: 'contact',
        title: 'Request',
        answers: [
          createAnswer('name', 'text', `Person ${person}`),
          createAnswer('email', 'email', `person-${person}@visitors.example`),
          createAnswer('phone', 'phone', `+968 9${String(person).padStart(7, '0')}`),
          createAnswer('message', 'longText', `hello ${number % 1000 === 0 ? 'rare ' : ''}${sentence}`),
        ],
        files: [],
        at: number,
      };
      const json = JSON.stringify(record);
      insert.run(record.id, record.id, json, json.length, number, number);
    }
  });
  database.close();
}

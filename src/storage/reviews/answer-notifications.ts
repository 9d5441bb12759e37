/** Notifications about answers of the operator, for the bell. Loaded only on sites with a receiver. */
import { formatMessage } from '@/lib/messages.ts';
import type { Database } from '../database.ts';
import { StoredRecord } from '../schemas/stored-record.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { observeQuery } from '../observe-query.ts';

type Labels = { notification: string };

type Notification = { id: string; href: string; title: string; text: string };

/** Calls back with a notification for each answer, the oldest first. Returns the function that unsubscribes. */
export function watchAnswers(
  database: Database,
  { page, labels }: { page: string; labels: Labels },
  onChange: (notifications: Notification[]) => void,
): () => void {
  const records = new ValidatedTable(database.records, StoredRecord);
  const query = async () => {
    const delivered = await database.records.where('delivery.state').equals('delivered').toArray();
    const answered = delivered.filter((row) => (row as Partial<StoredRecord>).review?.state === 'answered'); // a row is an object
    return records.parseAll(answered).sort((one, other) => (one.review?.at ?? 0) - (other.review?.at ?? 0));
  };
  return observeQuery(query, (answered) => {
    onChange(
      answered.map(({ id, number, title, review }) => ({
        id: `answer:${id}`,
        href: `${page}#${number}`,
        title: formatMessage(labels.notification, { title }),
        text: review?.answer ?? number,
      })),
    );
  });
}

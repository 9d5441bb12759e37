import { useEffect, useState, type ReactElement } from 'react';
import { follow } from '@/device/follow.ts';
import { leaveAfter } from '@/device/leave.ts';
import { papers } from '@/device/open.ts';
import type { StoredRecord } from '@/device/rows.ts';
import { RecordFacts } from '@/forms/RecordFacts.tsx';
import type { FormWords } from '@/forms/words.ts';
import { buttonClass } from '@/ui/button.ts';
import { beginChange, endChange } from './changing.ts';
import { CodeScreen } from './CodeScreen.tsx';
import type { CodeWords, ResellerWords } from './words.ts';

type Props = {
  words: ResellerWords;
  code: CodeWords;
  record: FormWords['record'];
  /** Address of the form, and of where one goes once the code was right. */
  form: string;
  next: string;
};

/** What was entered, once more, and the code that confirms it. */
export function ResellerCheck({ words, code, record: recordWords, form, next }: Props): ReactElement {
  // Null while it is looked up; undefined where there is none.
  const [record, setRecord] = useState<StoredRecord | null | undefined>(null);
  useEffect(
    () =>
      follow(papers, ({ records }) =>
        records.watchList({ action: 'reseller', limit: 1 }, ([newest]) => {
          setRecord(newest);
          if (newest) void endChange(newest);
        }),
      ),
    [],
  );
  if (record === null) return <div aria-busy="true" className="min-h-96" />;
  if (!record) {
    return (
      <>
        <p className="text-muted">{words.none}</p>
        <a href={form} className={buttonClass('primary', 'mt-5')}>
          {words.enter}
        </a>
      </>
    );
  }
  return (
    <div className="grid gap-8 wide:grid-cols-2">
      <section aria-label={words.summary}>
        <h2 className="mb-3 text-title">{words.summary}</h2>
        <RecordFacts answers={record.answers} about={record.about} words={recordWords} />
        <a
          href={form}
          onClick={(event) => {
            leaveAfter(event, form, beginChange(record));
          }}
          className={buttonClass('secondary', 'mt-4')}
        >
          {words.change}
        </a>
      </section>
      <div>
        <CodeScreen words={code} whose="reseller" back={form} next={next} />
      </div>
    </div>
  );
}

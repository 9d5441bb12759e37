import type { ReactElement } from 'react';
import type { BusinessCard, StoredFieldValue, Subject } from '@/storage/schemas/stored-record.ts';
import { AddressText } from '@/ui/AddressText.tsx';
import { CardLines } from './CardLines.tsx';
import { FilePreview } from '../files/FilePreview.tsx';
import { isFileRefs } from '../files/file-refs.ts';
import { formatAnswerText } from '../answer-text.ts';
import type { FormLabels } from '../labels.ts';

type Props = {
  answers: readonly StoredFieldValue[];
  about: Subject | undefined;
  card?: BusinessCard | undefined;
  labels: FormLabels['record'];
};

/** Lists the answers of a record, and the business card that is attached to it. */
export function RecordSummary({ answers, about, card, labels }: Props): ReactElement {
  return (
    <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-[minmax(9rem,auto)_minmax(0,1fr)]">
      {about && (
        <>
          <dt className="text-small text-muted">{labels.about}</dt>
          <dd>
            <a href={about.path} className="text-sea underline">
              <bdi>{about.name}</bdi>
            </a>
          </dd>
        </>
      )}
      {answers.map(({ name, label, kind, value, text }) => (
        <div key={name} className="contents">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="min-w-0 whitespace-pre-wrap" dir="auto">
            {isFileRefs(value) && value.length ? (
              <ul className="grid grid-cols-1 gap-2">
                {value.map((file) => (
                  <li key={file.id} className="flex items-center gap-3">
                    <FilePreview file={file} />
                    <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>
                  </li>
                ))}
              </ul>
            ) : kind === 'email' && text !== '' ? (
              <AddressText address={text} />
            ) : (
              formatAnswerText({ kind, text }) || labels.notAnswered
            )}
          </dd>
        </div>
      ))}
      {card && (
        <>
          <dt className="text-small text-muted">{labels.card}</dt>
          <dd className="min-w-0">
            <CardLines card={card} />
          </dd>
        </>
      )}
    </dl>
  );
}

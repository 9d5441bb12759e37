import type { ReactElement } from 'react';
import { decodeUrl } from '@/lib/text/decode-url.ts';
import type { Field } from '@/forms/model/definition.ts';
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';

type Props = {
  fields: readonly Field[];
  answers: ReadonlyMap<string, StoredFieldValue>;
  missing: string;
};

/** Returns the address of an answer. Imported data may contain any text. */
function getAddress(kind: Field['kind'], text: string): string | undefined {
  if (kind === 'email') return `mailto:${text}`;
  return kind === 'url' && text.startsWith('https://') ? text : undefined;
}

/** The answers to the fields of a section. */
export const AnswerList = ({ fields, answers, missing }: Props): ReactElement => (
  <dl>
    {fields.map(({ key, label, kind }) => {
      const text = answers.get(key)?.text ?? '';
      const address = text && getAddress(kind, text);
      return (
        <div
          key={key}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 text-small first:border-t-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className={`min-w-0 [overflow-wrap:anywhere] ${text ? 'font-semibold' : 'text-muted'}`}>
            {address ? (
              <a href={address} rel="noopener noreferrer nofollow" className="text-sea underline">
                {kind === 'url' ? decodeUrl(text) : text}
              </a>
            ) : (
              text || missing
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);

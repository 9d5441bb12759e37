import { AddressText } from '@/ui/AddressText.tsx';
import { CHIP_CLASS } from '@/ui/chip.ts';
import { formatPhone } from '@/lib/text/format-phone.ts';
import type { ReactElement } from 'react';
import { decodeUrl } from '@/lib/text/decode-url.ts';
import type { Field } from '@/forms/model/definition.ts';
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';
import { getAnswerAddress } from './answer-address.ts';

type Props = {
  fields: readonly Field[];
  answers: ReadonlyMap<string, StoredFieldValue>;
  missing: string;
  /** Badge of a phone number that was confirmed. */
  verified?: string | undefined;
};

/** The answers to the fields of a section. */
export const AnswerList = ({ fields, answers, missing, verified }: Props): ReactElement => (
  <dl>
    {fields.map(({ key, label, kind }) => {
      const stored = answers.get(key)?.text ?? '';
      const isPhone = kind === 'phone';
      const text = isPhone ? formatPhone(stored) : stored;
      const address = text && getAnswerAddress(kind, text);
      return (
        <div
          key={key}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 text-small first:border-t-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className={`min-w-0 [overflow-wrap:anywhere] ${text ? 'font-semibold' : 'text-muted'}`}>
            {address ? (
              <a href={address} rel="noopener noreferrer nofollow" className="text-sea underline">
                {kind === 'url' ? decodeUrl(text) : <AddressText address={text} />}
              </a>
            ) : (
              text || missing
            )}
            {isPhone && verified !== undefined && (
              <span className={`${CHIP_CLASS} ms-2 bg-palm-soft text-palm`}>{verified}</span>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);

import { useCallback, useState } from 'react';
import { BASE } from '../base-field.ts';
import type { SubmitHandler } from './use-submit.ts';

/** What a form edits, as it is stored now. */
export type EditedValues = {
  /** Id of its record. */
  record: string;
  /** What the form shows of it, with its base. */
  values: Readonly<Record<string, unknown>>;
};

type ChangedElsewhere = {
  /** True when it was changed since the visitor started from it, and not by this form. */
  isChangedElsewhere: boolean;
  /** Stores the submission, whose change counts as one of this form. */
  submit: SubmitHandler;
};

/**
 * Finds out whether what a form edits was changed elsewhere.
 * @param values of the form
 * @param edited undefined for something new
 */
export function useChangedElsewhere(
  values: Readonly<Record<string, unknown>>,
  edited: EditedValues | undefined,
  submit: SubmitHandler,
): ChangedElsewhere {
  /** Id of the record that is being stored here. */
  const [ownRecord, setOwnRecord] = useState<string>();
  const { [BASE]: base = '' } = values;
  return {
    isChangedElsewhere:
      edited !== undefined && edited.record !== ownRecord && base !== '' && base !== edited.values[BASE],
    submit: useCallback<SubmitHandler>(
      (...submission) => {
        const [record] = submission;
        setOwnRecord(record.id);
        return submit(...submission);
      },
      [submit],
    ),
  };
}

import type { ReactElement } from 'react';
import { formatFileRule } from '@/forms/files/format-file-rule.ts';
import { formatErrorMessage } from '@/forms/model/error-message.ts';
import type { ValidationError } from '@/forms/model/validation.ts';
import type { FormLabels } from '@/forms/labels.ts';
import type { FileFamily } from '@/forms/schema/field-options.ts';
import { MAX_MESSAGE_FILES } from '../message-records.ts';
import type { ChatLabels } from '../labels.ts';

type Props = {
  /** Id of the input that the texts describe. Theirs begin with it. */
  inputId: string;
  error: string;
  /** Why files were not attached. */
  rejections: readonly ValidationError[];
  families: readonly FileFamily[];
  /** Message about the draft or its files. */
  status: string;
  labels: ChatLabels['composer'];
  forms: FormLabels;
};

/** The texts below the input: errors, hints and what happened. */
export const ComposerStatus = (props: Props): ReactElement => {
  const { inputId, error, rejections, families, status, labels, forms } = props;
  return (
    <>
      <p id={`${inputId}-error`} role="alert" className="text-small text-clay empty:hidden">
        {error}
      </p>
      {rejections.length > 0 && (
        <div role="alert" className="grid gap-1 text-small wrap-anywhere text-clay">
          {rejections.map((rejection, position) => (
            // Several files may have one name, such as those of a camera.
            <p key={position}>{formatErrorMessage(rejection, forms)}</p>
          ))}
        </div>
      )}
      <p id={`${inputId}-hint`} className="text-fine text-muted max-tablet:sr-only">
        {labels.hint}
      </p>
      <p id={`${inputId}-rule`} className="sr-only">
        {formatFileRule(families, MAX_MESSAGE_FILES, forms.file)}
      </p>
      <p role="status" className="text-fine wrap-anywhere text-muted empty:hidden">
        {status}
      </p>
    </>
  );
};

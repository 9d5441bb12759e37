import type { ReactElement } from 'react';
import { getAcceptAttribute } from '@/forms/files/validate-file.ts';
import type { FileFamily } from '@/forms/schema/field-options.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { Paperclip } from '@/ui/icons/icons.ts';

type Props = {
  label: string;
  families: readonly FileFamily[];
  /** Id of the text that says which files are accepted. */
  ruleId: string;
  onFiles: (files: readonly File[]) => void;
};

/** A file input that looks like the buttons beside it. */
export const AttachButton = ({ label, families, ruleId, onFiles }: Props): ReactElement => (
  <label
    className={buttonClass(
      'round',
      'relative order-1 focus-within:outline-2 focus-within:outline-sea tablet:order-none',
    )}
  >
    <Icon icon={Paperclip} />
    <span className="sr-only">{label}</span>
    <input
      type="file"
      multiple
      accept={getAcceptAttribute(families)}
      aria-describedby={ruleId}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        onFiles(files);
      }}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
  </label>
);

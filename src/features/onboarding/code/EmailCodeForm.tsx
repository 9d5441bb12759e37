import { useId, useState, type ReactElement } from 'react';
import { validateEmail } from '@/forms/validators/validate-email.ts';
import { buttonClass } from '@/ui/button.ts';
import { FieldError } from '@/ui/feedback/FieldError.tsx';
import { INPUT_CLASS } from '@/ui/input-styles.ts';
import type { CodeLabels } from '../labels.ts';

type Props = { labels: CodeLabels; onSend: (address: string) => void };

/** Form for the e-mail address that gets the code instead of the phone. */
export function EmailCodeForm({ labels, onSend }: Props): ReactElement {
  const id = useId();
  const [address, setAddress] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  return (
    <form
      noValidate
      aria-label={labels.resendByEmail}
      onSubmit={(event) => {
        event.preventDefault();
        const checked = validateEmail(address);
        if ('value' in checked && checked.value !== null) onSend(checked.value);
        else setIsInvalid(true);
      }}
      className="mt-3 flex flex-wrap items-end gap-2.5"
    >
      <label className="min-w-0 grow text-small font-semibold">
        {labels.email}
        <input
          type="email"
          autoComplete="email"
          value={address}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-wrong` : undefined}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setIsInvalid(false);
          }}
          className={`mt-1.5 font-normal ${INPUT_CLASS}`}
        />
      </label>
      <button type="submit" className={buttonClass('secondary', 'min-h-12')}>
        {labels.sendEmail}
      </button>
      <FieldError
        id={`${id}-wrong`}
        role="alert"
        message={isInvalid ? labels.emailWrong : undefined}
        className="w-full"
      />
    </form>
  );
}

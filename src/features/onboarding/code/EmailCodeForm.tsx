import { useId, useState, type ReactElement } from 'react';
import { validateEmail } from '@/forms/field-types/email.tsx';
import { buttonClass } from '@/ui/button.ts';
import type { CodeLabels } from '../labels.ts';

type Props = { labels: CodeLabels; onSend: (address: string) => void };

/** An e-mail address that gets the code in place of the phone. */
export function EmailCodeForm({ labels, onSend }: Props): ReactElement {
  const id = useId();
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      aria-label={labels.byEmail}
      onSubmit={(event) => {
        event.preventDefault();
        const checked = validateEmail(address);
        if ('value' in checked && checked.value !== null) onSend(checked.value);
        else setWrong(true);
      }}
      className="mt-3 flex flex-wrap items-end gap-2.5"
    >
      <label className="min-w-0 grow text-small font-semibold">
        {labels.email}
        <input
          type="email"
          autoComplete="email"
          value={address}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setWrong(false);
          }}
          className="mt-1.5 block min-h-12 w-full rounded-field border border-control bg-surface px-3.5 font-normal aria-invalid:border-clay"
        />
      </label>
      <button type="submit" className={buttonClass('secondary', 'min-h-12')}>
        {labels.sendEmail}
      </button>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="w-full text-fine text-clay">
          {labels.emailWrong}
        </p>
      )}
    </form>
  );
}

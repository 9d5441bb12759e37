import type { ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { Consent } from '../model/definition.ts';
import { FieldError } from '@/ui/feedback/FieldError.tsx';
import { getFieldId } from '../model/form-id.ts';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import type { FormLabels } from '../labels.ts';
import type { SharedCardProps } from './SharedCard.tsx';

// Loaded lazily: most forms share no card.
const SharedCard = createLazyComponent<SharedCardProps>(
  async () => (await import('./SharedCard.tsx')).SharedCard,
  () => <div aria-busy="true" className="min-h-20" />,
);

type Props = { form: string; consent: Consent; control: Control<Record<string, unknown>>; labels: FormLabels['card'] };

/** Renders the checkbox of a consent with its link, and the business card that it attaches. */
export function ConsentRow({ form, consent, control, labels }: Props): ReactElement {
  const { field: state, fieldState } = useController({ control, name: consent.key });
  const id = getFieldId(form, consent.key);
  const message = fieldState.error?.message;
  return (
    <div>
      <Checkbox
        field={consent}
        id={id}
        value={state.value === true}
        onChange={state.onChange}
        onBlur={state.onBlur}
        inputRef={state.ref}
        invalid={message !== undefined}
        describedBy={message === undefined ? undefined : `${id}-error`}
      >
        {consent.text}
      </Checkbox>
      {consent.link && (
        <a href={consent.link.href} className="ms-8 inline-flex min-h-11 items-center text-small text-sea underline">
          {consent.link.label}
        </a>
      )}
      {consent.shouldAttachCard && state.value === true && <SharedCard labels={labels} />}
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}

import { useEffect, useRef, type ReactElement } from 'react';
import { Form } from '@/forms/components/Form.tsx';
import type { SubmitHandler } from '@/forms/hooks/use-submit.ts';
import type { FormLabels } from '@/forms/labels.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { getFieldId } from '@/forms/model/form-id.ts';
import { submitRecord } from '@/forms/model/submission-storage.ts';
import { openStorage } from '@/storage/open.ts';
import { getPlaceId } from '@/storage/place-id.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';

export type SectionFormProps = {
  form: FormDefinition;
  labels: FormLabels;
  /** Key of the field that gets the focus. */
  field: string;
  close: string;
  onClose: () => void;
  /** Called with the id of the record and the place that was chosen before; null without one, or if the form has no place. */
  onStored: (id: string, place: string | null) => void;
};

/** The form of a section. The focus moves to a field as soon as its input is loaded. */
export function SectionForm({ form, labels, field, close, onClose, onStored }: SectionFormProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const earlierPlace = useRef<string | null>(null);
  /** Stores a place only if it is known, because lists are sorted by the distance from it. */
  const submitPlace: SubmitHandler = async (record, draft, values) => {
    if (getPlaceId(record.answers) === undefined) return { key: 'place', error: { code: 'option' } };
    // Not the rendered profile, which may not be loaded yet.
    earlierPlace.current = await (await openStorage()).settings.get('place');
    return submitRecord(record, draft, values);
  };
  useEffect(() => {
    const container = box.current;
    if (!container) return undefined;
    // Some inputs are loaded after the form.
    const observer = new MutationObserver(() => {
      focusField();
    });
    const focusField = () => {
      const input = document.getElementById(getFieldId(form.id, field));
      if (!input) return;
      observer.disconnect();
      input.focus();
    };
    observer.observe(container, { childList: true, subtree: true });
    focusField();
    return () => {
      observer.disconnect();
    };
  }, [form.id, field]);
  return (
    <div ref={box}>
      <p className="mb-4 max-w-measure text-small text-muted">{form.introduction}</p>
      <Form
        form={form}
        labels={labels}
        onStored={(id) => {
          onStored(id, earlierPlace.current);
        }}
        {...(form.fields.some(({ key, kind }) => key === 'place' && kind === 'location') && { submit: submitPlace })}
      />
      <button type="button" onClick={onClose} className={buttonClass('secondary', 'mt-3')}>
        <Icon icon="x" size={18} />
        {close}
      </button>
    </div>
  );
}

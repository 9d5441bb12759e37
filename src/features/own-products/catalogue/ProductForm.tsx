import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Form } from '@/forms/components/Form.tsx';
import { useChangedElsewhere } from '@/forms/hooks/use-changed-elsewhere.ts';
import type { SubmitHandler } from '@/forms/hooks/use-submit.ts';
import type { FormLabels } from '@/forms/labels.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { formatMessage } from '@/lib/messages.ts';
import { getOwnProductPath } from '@/routes.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { OwnProductLabels } from '../labels.ts';
import { adaptForm, NEW_PRODUCT, readTerms, toFormValues } from './product-values.ts';
import { createProductHandler, type SavedProduct } from './submit-product.ts';

export type ProductFormProps = {
  form: FormDefinition;
  formLabels: FormLabels;
  labels: OwnProductLabels['catalogue'];
  /** The product that is edited, as it is stored now. */
  product: OwnProduct | undefined;
  /** Whether the edited product was removed in another tab. */
  isGone: boolean;
  onClose: () => void;
  onSaved: (saved: SavedProduct) => void;
};

/**
 * The form of one product. Each opening is a new form, because a form creates one record, however often its button is pressed:
 * the next product needs the next record.
 */
export function ProductForm(props: ProductFormProps): ReactElement {
  const { form, formLabels, labels, product: current, isGone, onClose, onSaved } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // What is typed stays when another tab changes or removes the product.
  const [product] = useState(current);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const saved = useRef<SavedProduct>(undefined);
  const { moq, mq, cents } = readTerms(values);
  const definition = useMemo(() => adaptForm(form, { moq, mq, cents }), [form, moq, mq, cents]);
  const latest = current ?? product;
  // With “Start over”, the visitor starts from what is stored now.
  const prefill = useMemo(() => (latest ? toFormValues(latest) : NEW_PRODUCT), [latest]);
  const about = useMemo(
    () =>
      product && {
        ...{ kind: 'ownProduct' as const, id: product.id, name: product.name },
        path: getOwnProductPath(product.id),
      },
    [product],
  );
  const store = useCallback<SubmitHandler>(
    (...submission) =>
      createProductHandler(product?.id, (stored) => {
        saved.current = stored;
      })(...submission),
    [product],
  );
  const edited = current && { record: current.record, values: prefill };
  const { isChangedElsewhere, submit } = useChangedElsewhere(values, edited, store);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="product-form" className="max-w-3xl">
      <button type="button" onClick={onClose} className={buttonClass('secondary', 'mb-5')}>
        <Icon icon="arrow-left" size={17} className="rtl:-scale-x-100" />
        {labels.close}
      </button>
      <h2 id="product-form" ref={heading} tabIndex={-1} className="text-title wrap-anywhere focus:outline-none">
        {product ? formatMessage(labels.editTitle, { name: product.name }) : labels.addTitle}
      </h2>
      <p className="mt-1 mb-5 max-w-measure text-muted">{form.introduction}</p>
      <div role="status">
        {isGone && <Alert className="mb-5">{labels.gone}</Alert>}
        {isChangedElsewhere && <Alert className="mb-5">{labels.changed}</Alert>}
      </div>
      <Form
        form={definition}
        labels={formLabels}
        about={about}
        prefill={prefill}
        submit={submit}
        onValues={setValues}
        onStored={() => {
          if (saved.current) onSaved(saved.current);
        }}
      />
    </section>
  );
}

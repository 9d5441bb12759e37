import { useCallback, type ReactElement } from 'react';
import { createCard } from '@/features/business-cards/card/business-card.ts';
import { Form, type FormProps } from '@/forms/components/Form.tsx';
import type { SubmitHandler } from '@/forms/hooks/use-submit.ts';
import { submitRecord } from '@/forms/model/submission-storage.ts';
import type { FormValues } from '@/forms/model/validate-form.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { getReturnPath } from '@/site/return-path.ts';
import { CARD_TYPED, type TypedCard } from './typed-card.ts';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Stores the card and returns to the page that asked for it, if any. */
const submitCard: SubmitHandler = async (...submission) => {
  await submitRecord(...submission);
  const back = getReturnPath(location);
  return back === undefined ? undefined : { redirectTo: back };
};

function CardFormIsland({ form, labels }: Pick<FormProps, 'form' | 'labels'>): ReactElement {
  // The preview beside the form is HTML of the page.
  const showPreview = useCallback((values: FormValues) => {
    const card = createCard(Object.fromEntries(Object.entries(values).filter(isText)));
    document.dispatchEvent(new CustomEvent<TypedCard>(CARD_TYPED, { detail: card }));
  }, []);
  return <Form form={form} labels={labels} submit={submitCard} onValues={showPreview} />;
}

/** The form of the business card, which updates the preview while the visitor types. */
export const CardForm = withBoundary(CardFormIsland);

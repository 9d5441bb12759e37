import { formatMessage } from '@/lib/messages.ts';
import type { Field } from './definition.ts';
import type { ValidationError } from './validation.ts';
import type { FormLabels } from '../labels.ts';

/** Returns the message of a validation error, from the form labels. */
export const formatErrorMessage = ({ code, values }: ValidationError, labels: FormLabels): string =>
  formatMessage(labels.errors[code], { ...values });

type EmptyField = Pick<Field, 'kind' | 'label'> & { min?: number | null };

/** Returns the message of an empty required field, by its type: it names the field and says what to do. */
export const formatMissingMessage = ({ kind, label, min }: EmptyField, { missing }: FormLabels): string =>
  // Most numbers are quantities, so the default minimum is zero.
  formatMessage((missing as Partial<Record<string, string>>)[kind] ?? missing.other, {
    // The asterisk that marks a required field is not part of its name.
    label: label.replace(' *', ''),
    min: min ?? 0,
  });

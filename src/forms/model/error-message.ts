import { formatMessage } from '@/lib/messages.ts';
import type { Field } from './definition.ts';
import type { ValidationError } from './validation.ts';
import type { FormLabels } from '../labels.ts';

/** Returns the message of a validation error, from the form labels. */
export const formatErrorMessage = ({ code, values }: ValidationError, labels: FormLabels): string =>
  formatMessage(labels.errors[code], { ...values });

/** The message of an empty field, by its type. Other types have the message `other`. */
const MISSING = {
  select: 'choice',
  radio: 'choice',
  number: 'number',
  money: 'amount',
  files: 'file',
  pictures: 'file',
} as const satisfies Partial<Record<Field['kind'], keyof FormLabels['missing']>>;

/** Returns the message of an empty required field: it names the field and says what to do. */
export function formatMissingMessage(field: Pick<Field, 'kind' | 'label'>, labels: FormLabels): string {
  const { kind, label } = field;
  const min = 'min' in field && typeof field.min === 'number' ? field.min : undefined;
  const type = kind in MISSING ? MISSING[kind as keyof typeof MISSING] : 'other';
  if (type === 'number' && min !== undefined) return formatMessage(labels.missing.number, { label, min });
  return formatMessage(labels.missing[type === 'number' ? 'other' : type], { label });
}

import { formatMessage } from '@/lib/messages.ts';
import type { ValidationError } from './validation.ts';
import type { FormLabels } from '../labels.ts';

/** Returns the message of a validation error, from the form labels. */
export const formatErrorMessage = ({ code, values }: ValidationError, labels: FormLabels): string =>
  formatMessage(labels.errors[code], { ...values });

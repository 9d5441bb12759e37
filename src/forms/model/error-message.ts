import { formatMessage } from '@/lib/messages.ts';
import type { ValidationError } from './validation.ts';
import type { FormLabels } from './labels.ts';

/** The words for a problem, from the catalogue of the content. */
export const formatErrorMessage = ({ code, values }: ValidationError, labels: FormLabels): string =>
  formatMessage(labels.problems[code], { ...values });

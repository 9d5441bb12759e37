import { formatBytes } from '@/lib/bytes.ts';
import { formatMessage } from '@/lib/messages.ts';
import type { FormLabels } from '../labels.ts';
import type { FileFamily } from '../schema/field-options.ts';
import { getSizeLimits } from './validate-file.ts';

/**
 * Formats which files an input accepts: types, the size limit of each, and the number.
 * @param max maximum number of files
 */
export const formatFileRule = (
  families: readonly FileFamily[],
  max: number,
  labels: Pick<FormLabels['file'], 'limit' | 'rule'>,
): string => {
  const limits = getSizeLimits(families).map(({ extensions, maxBytes }) =>
    formatMessage(labels.limit, { types: extensions.join(', '), size: formatBytes(maxBytes) }),
  );
  return formatMessage(labels.rule, { limits: limits.join('; '), max });
};

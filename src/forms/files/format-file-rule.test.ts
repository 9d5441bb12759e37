import { expect, test } from 'vitest';
import { formatFileRule } from './format-file-rule.ts';

const LABELS = { limit: '{types} up to {size}', rule: '{limits}; at most {max}' };

test('a rule names the size limit of each family', () => {
  expect(formatFileRule(['pictures', 'documents', 'videos'], 5, LABELS)).toBe(
    'jpg, jpeg, png, pdf up to 5 MB; mp4, webm up to 20 MB; at most 5',
  );
  expect(formatFileRule(['pictures'], 1, LABELS)).toBe('jpg, jpeg, png up to 5 MB; at most 1');
});

import { expect, test } from 'vitest';
import { formatEstimate } from './format-estimate.ts';
import { readPreview } from './form-values.ts';

const LABELS = { formula: '{budget} ÷ {bid}', bidAboveBudget: 'too high', noEstimate: 'missing' };

test.each([
  ['60', '0.40', '$60.00 ÷ $0.40'],
  ['10', '10', '$10.00 ÷ $10.00'],
  ['10', '20', LABELS.bidAboveBudget],
  ['10', '', LABELS.noEstimate],
  ['', '20', LABELS.noEstimate],
  ['ten', '0', LABELS.noEstimate],
])('with the budget “%s” and the bid “%s” the line is “%s”', (budget, bid, line) => {
  expect(formatEstimate(readPreview({ budget, bid }, []), LABELS)).toBe(line);
});

import { describe, expect, test } from 'vitest';
import { countPlaywright } from './steps.mjs';

const createSpec = (title: string, file: string, status: string) => ({ title, file, tests: [{ status }] });

describe('the counts of a browser run', () => {
  const file = 'journeys/forms.spec.ts';
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [{ message: 'a file that does not load' }],
    suites: [
      {
        title: file,
        file,
        specs: [createSpec('sends', file, 'expected')],
        suites: [
          {
            title: 'contact',
            file,
            specs: [createSpec('keeps a draft', file, 'flaky'), createSpec('asks', file, 'unexpected')],
          },
        ],
      },
    ],
  };

  test('include flaky tests as passed, and list their titles', () => {
    expect(countPlaywright(report)).toEqual({
      passed: 4,
      failed: 2,
      flaky: ['journeys/forms.spec.ts › contact › keeps a draft'],
    });
  });
});

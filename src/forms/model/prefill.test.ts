import { describe, expect, test } from 'vitest';
import { getPrefillValues } from './prefill.ts';

describe('prefill of a campaign', () => {
  test('contains a one-line headline and the keywords', () => {
    const typed = { detail: 'Raw sidr honey\nin jars', keywords: ['honey', 'sidr'], category: 'food' };
    expect(getPrefillValues('quotation', typed)).toEqual({
      headline: 'Raw sidr honey in jars',
      keywords: ['honey', 'sidr'],
    });
  });

  test('limits the headline to its maximum length and is empty without input', () => {
    expect(getPrefillValues('getHired', { detail: '😀'.repeat(200), keywords: [] })).toEqual({
      headline: '😀'.repeat(80),
    });
    expect(getPrefillValues('sellServices', { detail: ' ', keywords: [] })).toEqual({});
  });

  test('is empty for a form without a campaign', () => {
    expect(getPrefillValues('contact', { detail: 'x', keywords: ['y'] })).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { getPrefillValues } from './prefill.ts';

describe('what goes along to a campaign', () => {
  test('is a headline of one line, and the keywords', () => {
    const typed = { detail: 'Raw sidr honey\nin jars', keywords: ['honey', 'sidr'], category: 'food' };
    expect(getPrefillValues('quotation', typed)).toEqual({
      headline: 'Raw sidr honey in jars',
      keywords: ['honey', 'sidr'],
    });
  });

  test('is no longer than a headline, and nothing where nothing was typed', () => {
    expect(getPrefillValues('getHired', { detail: '😀'.repeat(200), keywords: [] })).toEqual({
      headline: '😀'.repeat(80),
    });
    expect(getPrefillValues('sellServices', { detail: ' ', keywords: [] })).toEqual({});
  });

  test('is nothing from a form without a campaign', () => {
    expect(getPrefillValues('contact', { detail: 'x', keywords: ['y'] })).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { getPrefillParams } from './prefill.ts';

describe('what goes along to a campaign', () => {
  test('is a headline of one line, and the keywords', () => {
    const typed = { detail: 'Raw sidr honey\nin jars', keywords: ['honey', 'sidr'], category: 'food' };
    expect(getPrefillParams('quotation', typed)).toEqual({
      headline: 'Raw sidr honey in jars',
      keywords: ['honey', 'sidr'],
    });
  });

  test('is no longer than a headline, and nothing where nothing was typed', () => {
    expect(getPrefillParams('getHired', { detail: '😀'.repeat(200), keywords: [] })).toEqual({
      headline: '😀'.repeat(80),
    });
    expect(getPrefillParams('sellServices', { detail: ' ', keywords: [] })).toEqual({});
  });

  test('is nothing from a form without a campaign', () => {
    expect(getPrefillParams('contact', { detail: 'x', keywords: ['y'] })).toEqual({});
  });
});

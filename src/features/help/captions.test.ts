import { expect, test } from 'vitest';
import { formatCaptions } from './captions.ts';

test('each caption is shown until the next one, the last one until the end', () => {
  const captions = [
    { at: 0, text: 'Open the wallet' },
    { at: 62.5, text: 'Enter an amount' },
  ];
  expect(formatCaptions(captions, 3700)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:01:02.500\nOpen the wallet\n\n00:01:02.500 --> 01:01:40.000\nEnter an amount\n',
  );
});

test('markup and line breaks are text', () => {
  expect(formatCaptions([{ at: 0, text: 'A <b>\n\n& --> B' }], 1)).toContain('\nA &lt;b&gt; &amp; --&gt; B\n');
});

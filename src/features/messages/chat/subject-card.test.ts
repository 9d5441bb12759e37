import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubjectCard } from './SubjectCard.tsx';

const render = (kind: string) =>
  renderToStaticMarkup(createElement(SubjectCard, { subject: { kind, id: 'dates', name: 'Dates', path: '/dates' } }));

test('the card of a subject has the icon of its kind', () => {
  expect(render('job')).toContain('icon-briefcase');
  expect(render('service')).not.toBe(render('product'));
});

test.each(['project', 'unknown', 'constructor', 'toString'])(
  'a subject of the kind “%s” has the icon of a product',
  (kind) => {
    expect(render(kind)).toBe(render('product'));
  },
);

/** The names of forms and regions, which a screen reader announces before those of their fields. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readText } from '../support/build-output.ts';
import { ALL_PAGES } from '../support/html.ts';

type Part = ReturnType<typeof DomUtils.findAll>[number];

/** The elements and roles that are announced with their name, and contain fields. */
const NAMED = new Set(['form', 'section', 'dialog', 'search', 'region', 'group']);

const getText = (element: Part): string => DomUtils.textContent(element).replace(/\s+/g, ' ').trim();

/** Returns the labels of the fields in a part of a page. */
const listFieldLabels = (part: Part): string[] =>
  DomUtils.findAll(({ name }) => ['label', 'input', 'select', 'textarea'].includes(name), part.children).map(
    (element) => (element.name === 'label' ? getText(element) : (element.attribs['aria-label'] ?? '')),
  );

test('no form or region has the name of one of its fields, which would be announced twice', () => {
  const found = ALL_PAGES.flatMap(({ file }) => {
    const page = parseDocument(readText(file));
    const parts = DomUtils.findAll(({ name, attribs }) => NAMED.has(name) || NAMED.has(attribs['role'] ?? ''), [page]);
    return parts.flatMap((part) => {
      const { 'aria-label': label, 'aria-labelledby': id } = part.attribs;
      const heading = DomUtils.findOne(({ attribs }) => attribs['id'] === (id ?? ''), [page]);
      const name = label ?? (heading ? getText(heading) : '');
      return name !== '' && listFieldLabels(part).includes(name) ? [`“${name}” on ${file}`] : [];
    });
  });
  expect(found).toEqual([]);
});

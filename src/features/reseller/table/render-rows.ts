/** Rows of the table in the page: read from those that were built, drawn for those that the device keeps. */
import type { Row } from './table-view.ts';
import { USER_TYPES } from '../user-types.ts';

/** A row and where it stands. */
export type RowData = Row & { element: HTMLElement };

const CELLS = ['username', 'mobile', 'place', 'type'] as const;

/** A row of the page that was built. */
export function readRow(element: HTMLElement): RowData {
  const text = (cell: string) => element.querySelector(`[data-cell="${cell}"]`)?.textContent.trim() ?? '';
  return {
    element,
    username: text('username'),
    mobile: text('mobile'),
    place: text('place'),
    type: text('type'),
    kind: USER_TYPES.find(({ value }) => value === element.dataset['kind'])?.value,
    cents: Number(element.dataset['cents']),
  };
}

/** The template's row with the words of another; its amount stands in the template. */
export function renderRow(template: HTMLTemplateElement, row: Row): RowData {
  const element = template.content.querySelector('tr')?.cloneNode(true);
  if (!(element instanceof HTMLElement)) throw new Error('the template of the table has no row');
  for (const cell of CELLS) {
    const place = element.querySelector(`[data-cell="${cell}"]`);
    if (place) place.textContent = row[cell];
  }
  return { ...row, element };
}

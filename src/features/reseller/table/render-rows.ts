/** Reads table rows from the static HTML, and renders rows for registrations of this device. */
import { TEXT_COLUMNS } from './columns.ts';
import type { Row } from './filter-and-sort.ts';
import { USER_TYPES } from '../user-types.ts';

/** A row with its element. */
export type RowData = Row & { element: HTMLElement };

/** Reads a row from the static HTML. */
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

/** Renders a row from the template. The template has the amount already. */
export function renderRow(template: HTMLTemplateElement, row: Row): RowData {
  const element = template.content.querySelector('tr')?.cloneNode(true);
  if (!(element instanceof HTMLElement)) throw new Error('the <template> of ApplicantTable.astro has no row');
  for (const column of TEXT_COLUMNS) {
    const cell = element.querySelector(`[data-cell="${column}"]`);
    if (cell) cell.textContent = row[column];
  }
  return { ...row, element };
}

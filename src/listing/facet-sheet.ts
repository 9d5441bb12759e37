/** Opens the facets of a list as a sheet on narrow screens. There is one set of facets, which moves into the sheet and back. */
export function connectFacetSheet(root: HTMLElement): void {
  const opener = root.querySelector<HTMLElement>('[data-open-sheet]');
  const sheet = root.querySelector<HTMLDialogElement>('dialog[data-sheet]');
  const body = root.querySelector('[data-sheet-body]');
  const facets = root.querySelector('[data-facets]');
  const column = facets?.parentElement;
  if (!opener || !sheet || !body || !facets || !column) return;
  opener.classList.remove('invisible');
  opener.addEventListener('click', () => {
    body.append(facets);
    sheet.showModal();
  });
  sheet.addEventListener('click', ({ target }) => {
    // A press on the sheet itself is one on its backdrop, because its parts cover it.
    if (target === sheet || (target instanceof Element && target.closest('[data-close-sheet]'))) sheet.close();
  });
  sheet.addEventListener('close', () => {
    column.append(facets);
  });
  // A wide window shows the facets beside the list.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => {
    sheet.close();
  });
}

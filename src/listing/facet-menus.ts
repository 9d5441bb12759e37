const getOpenMenus = (root: HTMLElement) => root.querySelectorAll<HTMLDetailsElement>('[data-facet-menu][open]');

/** Closes the facet menus of a list with Esc, and when the visitor presses or focuses something outside of them. */
export function closeFacetMenus(root: HTMLElement, signal: AbortSignal): void {
  const closeOthers = ({ target }: Event) => {
    for (const menu of getOpenMenus(root)) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener('pointerdown', closeOthers, { signal });
  document.addEventListener('focusin', closeOthers, { signal });
  root.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      for (const menu of getOpenMenus(root)) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    },
    { signal },
  );
}

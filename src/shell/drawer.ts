/**
 * Makes the rest of the page inert while the side bar is a drawer, so that the focus stays inside. The browser does the
 * rest.
 */
import { INERT_PARTS } from './inert-parts.ts';

// Every page with a side bar contains it.
const [drawer] = document.querySelectorAll('#sidebar') as unknown as [HTMLElement];

drawer.onbeforetoggle = (event) => {
  // Looked up at each change, because the notice is added later.
  for (const part of document.querySelectorAll<HTMLElement>(INERT_PARTS)) {
    part.inert = event.newState === 'open';
  }
};

// Closes the drawer: it would cover the page after a return from the back/forward cache, and on a wide screen it is a
// part of the page.
onpagehide = matchMedia('(width>=64rem)').onchange = () => {
  drawer.hidePopover();
};

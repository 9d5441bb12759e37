/**
 * Makes the rest of the page inert while the side bar is a drawer, so that the focus stays inside. The browser does the
 * rest.
 */
// Every page with a side bar contains both, in this order.
const [drawer, page] = document.querySelectorAll('#sidebar,#page') as unknown as [HTMLElement, HTMLElement];

drawer.onbeforetoggle = (event) => {
  page.inert = event.newState === 'open';
};

// Closes the drawer: it would cover the page after a return from the back/forward cache, and on a wide screen it is a
// part of the page.
onpagehide = matchMedia('(width>=64rem)').onchange = () => {
  drawer.hidePopover();
};

/** While the side bar is a drawer, the rest of the page is inert: focus stays inside. All else is the browser's. */
// Every page with a side bar has both, in this order.
const [drawer, page] = [...document.querySelectorAll('#sidebar,#page')] as [HTMLElement, HTMLElement];

drawer.addEventListener('beforetoggle', ({ newState }) => {
  page.inert = newState === 'open';
});

// Coming back from the back/forward cache it would still cover the page; on a screen that has become wide it is a part of it.
onpagehide = matchMedia('(width>=64rem)').onchange = () => {
  drawer.hidePopover();
};

/** While the side bar is a drawer, the rest of the page is inert: focus stays inside. All else is the browser's. */
const drawer = document.querySelector<HTMLElement>('#sidebar');
const page = document.querySelector<HTMLElement>('#page');

drawer?.addEventListener('beforetoggle', ({ newState }) => {
  if (page) page.inert = newState === 'open';
});

const putAway = () => drawer?.hidePopover();

// Coming back from the back/forward cache the drawer would still cover the page.
addEventListener('pagehide', putAway);
// On a screen that has become wide it is a part of the page.
matchMedia('(width>=64rem)').onchange = putAway;

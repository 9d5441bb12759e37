/** Loads the search of the help topics when the visitor is about to use it. Without a network, the next focus tries again. */
const box = document.querySelector<HTMLInputElement>('#help-search');
const load = () => {
  import('./help-search-element.ts').catch(() => undefined);
};

box?.addEventListener('focus', load);
// The browser restores the text after a return to the page, and the visitor may have focused the field before the script.
if (box?.value || box === document.activeElement) load();

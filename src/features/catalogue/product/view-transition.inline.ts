/**
 * Gives the picture of a card and the large one of its page their view transition name, and shows that of the card until the large one
 * has loaded. It must run before the first paint, and stand after the style that turns view transitions on.
 */
{
  const TRANSITION_NAME = 'product-image';
  const style = document.currentScript?.previousElementSibling as HTMLStyleElement;

  const toPath = (url: string) => new URL(url, location.href).pathname.replace(/\/$/, '');

  const findPicture = (path: string): HTMLImageElement | null | undefined => {
    if (toPath(location.href) === path) return document.querySelector<HTMLImageElement>('[data-hero] img');
    const links = document.querySelectorAll<HTMLAnchorElement>('[data-picture] a[href]');
    const link = [...links].find((one) => toPath(one.href) === path);
    return link?.closest('[data-picture]')?.querySelector('img');
  };

  /** Returns whether there is a picture that moves. */
  const setTransitionName = (transition: ViewTransition | null, url: string | null | undefined) => {
    const picture = transition && url ? findPicture(toPath(url)) : null;
    if (!transition || !picture) return false;
    picture.style.setProperty('view-transition-name', TRANSITION_NAME);
    const reset = () => {
      picture.style.removeProperty('view-transition-name');
      style.disabled = true;
    };
    // Browsers without view transitions pass none.
    // eslint-disable-next-line baseline-js/use-baseline
    transition.finished.then(reset, reset);
    return true;
  };

  const skipTransition = (transition: ViewTransition | null) => {
    // A skipped transition rejects this promise, and the browser would report the rejection as an error.
    transition?.ready.catch(() => undefined);
    transition?.skipTransition();
  };

  /** Stores the picture of the card that leads to a page. */
  const storeCard = (url: string | null | undefined) => {
    const card = url ? findPicture(toPath(url)) : null;
    if (url && card) sessionStorage.setItem('card', `${toPath(url)} ${card.currentSrc}`);
  };

  /** Shows the stored picture behind the large one. */
  const showCard = () => {
    const [path, source = ''] = sessionStorage.getItem('card')?.split(' ') ?? [];
    const picture = path === toPath(location.href) ? findPicture(path) : null;
    if (!picture || picture.complete) return;
    picture.style.background = `url("${source}") center / cover`;
    picture.onload = () => {
      picture.style.background = '';
    };
  };

  const ignoreBlockedStorage = (work: () => void) => {
    try {
      work();
    } catch {
      // The browser forbids storage. The large picture then appears when it has loaded.
    }
  };

  // A browser that may move a picture draws this page once more before it shows the next one, so transitions are enabled only
  // while a card is pressed.
  const toggleTransitions = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    style.disabled = !link || !findPicture(toPath(link.href));
  };
  addEventListener('pointerdown', toggleTransitions, { capture: true, passive: true });
  addEventListener('click', toggleTransitions, { capture: true });

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    ignoreBlockedStorage(() => {
      storeCard(activation?.entry.url);
    });
    // The page before is shown immediately, without a transition.
    const moves = activation?.navigationType !== 'traverse' && setTransitionName(viewTransition, activation?.entry.url);
    if (!moves) skipTransition(viewTransition);
  });
  // A page may be shown before the picture is parsed.
  addEventListener('DOMContentLoaded', () => {
    ignoreBlockedStorage(showCard);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    ignoreBlockedStorage(showCard);
    if (setTransitionName(viewTransition, location.href)) return;
    skipTransition(viewTransition);
    style.disabled = true;
  });
}

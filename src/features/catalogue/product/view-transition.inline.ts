/**
 * Gives the picture of a card and the large one of its page their view transition name, and shows that of the card until the large one
 * has loaded. It must run before the first paint, and stand after the style that turns view transitions on.
 */
{
  const style = document.currentScript?.previousElementSibling as HTMLStyleElement;

  const toPath = (url: string) => new URL(url, location.href).pathname.replace(/\/$/, '');

  const findPicture = (path: string): HTMLImageElement | null | undefined => {
    if (toPath(location.href) === path) return document.querySelector<HTMLImageElement>('[data-hero] img');
    const links = document.querySelectorAll<HTMLAnchorElement>('[data-picture] a[href]');
    const link = [...links].find((one) => toPath(one.href) === path);
    return link?.closest('[data-picture]')?.querySelector('img');
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

  addEventListener('pageswap', ({ activation }) => {
    ignoreBlockedStorage(() => {
      storeCard(activation?.entry.url);
    });
  });
  // A page may be shown before the picture is parsed.
  for (const type of ['pagereveal', 'DOMContentLoaded']) {
    addEventListener(type, () => {
      ignoreBlockedStorage(showCard);
    });
  }

  if (matchMedia(style.media).matches) {
    // Browsers without view transitions have no transition to pass.
    /* eslint-disable baseline-js/use-baseline */
    /** Moves the picture of a page, or skips the transition if there is none. */
    const movePicture = (transition: ViewTransition, url: string | null | undefined) => {
      const picture = url ? findPicture(toPath(url)) : null;
      const finish = () => {
        picture?.style.removeProperty('view-transition-name');
        style.disabled = true;
      };
      transition.finished.then(finish, finish);
      if (picture) picture.style.setProperty('view-transition-name', 'product-image');
      else {
        // A skipped transition rejects this promise, and the browser would report the rejection as an error.
        transition.ready.catch(finish);
        transition.skipTransition();
      }
    };
    /* eslint-enable baseline-js/use-baseline */

    // A browser that may move a picture draws this page once more before it shows the next one, so transitions are enabled only
    // while a card is pressed.
    for (const type of ['pointerdown', 'click']) {
      addEventListener(
        type,
        ({ target }) => {
          const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
          style.disabled = !link || !findPicture(toPath(link.href));
        },
        true,
      );
    }
    addEventListener('pageswap', ({ viewTransition, activation }) => {
      // The page before is shown immediately, without a transition.
      if (viewTransition)
        movePicture(viewTransition, activation?.navigationType === 'traverse' ? null : activation?.entry.url);
    });
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) movePicture(viewTransition, location.href);
      else style.disabled = true;
    });
  }
}

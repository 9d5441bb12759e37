/** Shows the splash before the first paint: once per browser session, or always with `data-always`. See `Splash.astro`. */
{
  const root = document.documentElement;
  const { ms = '', always } = document.currentScript?.dataset ?? {};
  try {
    if (always !== undefined || sessionStorage.getItem('splash') === null) {
      root.style.setProperty('--splash', `${ms}ms`);
      root.dataset['splash'] = ms;
      const end = () => {
        delete root.dataset['splash'];
      };
      for (const event of ['keydown', 'click']) addEventListener(event, end, { once: true });
      setTimeout(end, Number(ms));
      if (always === undefined) sessionStorage.setItem('splash', ms);
    }
  } catch {
    // Session storage is blocked: the page is shown without a splash.
  }
}

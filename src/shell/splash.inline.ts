/** Shows the splash before the first paint: once per browser session, or always with `data-always`. See `Splash.astro`. */
{
  const { dataset, style } = document.documentElement;
  const { ms, always } = document.currentScript?.dataset ?? {};
  try {
    if (always ?? !sessionStorage['splash']) {
      style.setProperty('--splash', `${ms}ms`);
      dataset['splash'] = ms;
      onkeydown = onclick = () => delete dataset['splash'];
      setTimeout(onclick, Number(ms));
      if (!always) sessionStorage['splash'] = ms;
    }
  } catch {
    // Session storage is blocked: the page is shown without a splash.
  }
}

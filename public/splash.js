try {
  const { ms, always } = document.currentScript.dataset;
  const { dataset, style } = document.documentElement;
  if (always || !sessionStorage.splash) {
    const end = () => delete dataset.splash;
    if (!always) sessionStorage.splash = ms;
    dataset.splash = ms;
    style.setProperty('--splash', ms + 'ms');
    setTimeout(end, ms);
    addEventListener('keydown', end);
    addEventListener('click', end);
  }
} catch {}

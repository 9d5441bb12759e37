try {
  const { ms, always } = document.currentScript.dataset;
  const { dataset, style } = document.documentElement;
  const seen = always ? {} : sessionStorage;
  if (!seen.splash) {
    const end = () => delete dataset.splash;
    seen.splash = dataset.splash = ms;
    style.setProperty('--splash', ms + 'ms');
    setTimeout(end, ms);
    onkeydown = onclick = end;
  }
} catch {}

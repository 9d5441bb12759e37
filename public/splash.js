try {
  const { ms, always } = document.currentScript.dataset;
  const { dataset, style } = document.documentElement;
  const seen = always ? {} : sessionStorage;
  if (!seen.splash) {
    style.setProperty('--splash', ms + 'ms');
    seen.splash = dataset.splash = ms;
    setTimeout((onkeydown = onclick = () => delete dataset.splash), ms);
  }
} catch {}

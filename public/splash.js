try {
  const { milliseconds, always } = document.currentScript.dataset;
  if (always || !sessionStorage['ino-splash']) {
    sessionStorage['ino-splash'] = 'seen';
    const root = document.documentElement;
    const end = () => root.removeAttribute('data-splash');
    root.dataset.splash = '';
    root.style.setProperty('--splash', `${milliseconds}ms`);
    setTimeout(end, milliseconds);
    addEventListener('keydown', end, true);
    addEventListener('pointerdown', end, true);
  }
} catch {}

/** Marks the page when nothing is stored, before the first paint: then the samples are right, and the page shows them at once. */
{
  const { dataset } = document.documentElement;
  try {
    if (!((document.currentScript?.dataset['key'] ?? '') in localStorage)) dataset['new'] = '';
  } catch {
    // localStorage is blocked, so no data is stored.
    dataset['new'] = '';
  }
}

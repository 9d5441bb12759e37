/** Opens the question that the address names, and keeps the address on the one that is open. */
const openNamed = () => {
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (entry instanceof HTMLDetailsElement) entry.open = true;
};

openNamed();
addEventListener('hashchange', openNamed);
for (const entry of document.querySelectorAll<HTMLDetailsElement>('details[name="faq"]')) {
  entry.addEventListener('toggle', () => {
    if (entry.open) history.replaceState(null, '', `#${entry.id}`);
  });
}

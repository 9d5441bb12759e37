/** Opens the question that the address names, and keeps the address on the one that is open. */
const openNamed = () => document.getElementById(location.hash.slice(1))?.setAttribute('open', '');

openNamed();
onhashchange = openNamed;
addEventListener(
  'toggle',
  (event) => {
    const question = event.target as HTMLDetailsElement;
    // Other things that toggle have no name.
    if (question.name && question.open) history.replaceState(0, '', '#' + question.id);
  },
  true,
);

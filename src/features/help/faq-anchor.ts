/** Opens the question that the URL fragment names, and updates the fragment when a question is opened. */
const openFromHash = () => document.getElementById(location.hash.slice(1))?.setAttribute('open', '');

openFromHash();
onhashchange = openFromHash;
addEventListener(
  'toggle',
  (event) => {
    const question = event.target as HTMLDetailsElement;
    // Other elements with toggle events have no name.
    if (question.name && question.open) history.replaceState(0, '', '#' + question.id);
  },
  true,
);

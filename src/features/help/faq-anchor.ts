/**
 * Opens the question that the URL fragment names, updates the fragment when a question is opened, and shows the captions of its
 * recording, which browsers would otherwise load with the page.
 */
const openFromHash = () => document.getElementById(location.hash.slice(1))?.setAttribute('open', '');

openFromHash();
onhashchange = openFromHash;
addEventListener(
  'toggle',
  (event) => {
    const question = event.target as HTMLDetailsElement;
    // Other elements with toggle events have no name.
    if (!question.name || !question.open) return;
    history.replaceState(0, '', '#' + question.id);
    for (const { track } of question.querySelectorAll('track')) track.mode = 'showing';
  },
  true,
);

/**
 * Opens the question that the URL fragment names. When a question is opened, it updates the fragment and shows the captions of the
 * recording: browsers would load captions that are shown from the start with the page.
 */
const openFromHash = () => document.getElementById(location.hash.slice(1))?.setAttribute('open', '');

openFromHash();
onhashchange = openFromHash;
addEventListener(
  'toggle',
  (event) => {
    const question = event.target as HTMLDetailsElement;
    // Not the property, which Firefox before 130 does not have. There, the others would stay open, too.
    if (question.getAttribute('name') !== 'faq' || !question.open) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>('[name=faq]')) other.open = other === question;
    history.replaceState(0, '', '#' + question.id);
    for (const { track } of question.querySelectorAll('track')) track.mode = 'showing';
  },
  true,
);

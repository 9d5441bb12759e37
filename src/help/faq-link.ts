/** Opens the question that the address names. */
const openNamed = () => document.getElementById(location.hash.slice(1))?.setAttribute('open', '');

openNamed();
addEventListener('hashchange', openNamed);

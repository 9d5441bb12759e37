/** Updates the elements with `data-text` below a root that have a new text. */
export function fillTexts(root: ParentNode, texts: Readonly<Partial<Record<string, string>>>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = texts[element.dataset['text'] ?? ''];
    // An equal text would be announced again.
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
}

/** Clones the row of a template and fills in its texts. */
export function createRow(
  template: HTMLTemplateElement,
  texts: Readonly<Partial<Record<string, string>>>,
): DocumentFragment {
  const row = template.content.cloneNode(true) as DocumentFragment; // a clone has the type of its original
  fillTexts(row, texts);
  return row;
}

/** Fills markup that the server rendered with data of the visitor. */

/** Shows the part of a state and hides the others. */
export function showState(root: HTMLElement, state: string): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-state]')) part.hidden = part.dataset['state'] !== state;
}

/** Writes texts into the elements with these names, which are in `data-slot`. */
export function fillSlots(root: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of root.querySelectorAll(`[data-slot="${name}"]`)) element.textContent = text;
  }
}

/** Clones the row of a template and fills in its texts. */
export function cloneRow(template: HTMLTemplateElement, texts: Readonly<Record<string, string>>): DocumentFragment {
  const row = template.content.cloneNode(true) as DocumentFragment; // a clone has the type of its original
  fillSlots(row, texts);
  return row;
}

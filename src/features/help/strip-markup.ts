import Markdoc from '@markdoc/markdoc';

/** Returns the text of a Markdoc source without markup. Paragraphs, headings and items of lists are apart. */
export function stripMarkup(source: string): string {
  const texts: string[] = [];
  for (const node of Markdoc.parse(source).walk()) {
    if (node.type === 'text' || node.type === 'code') texts.push(String(node.attributes['content']));
    if (node.type === 'softbreak' || node.type === 'hardbreak' || node.type === 'inline') texts.push(' ');
  }
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** What a built page consists of, in the order of the file. */
import { Parser } from 'htmlparser2';
import { PAGES, NOT_FOUND, textOf, type BuiltPage } from './built.ts';

export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** Inside a template, which does nothing by itself. */
  inTemplate: boolean;
  /** Inside something that is not shown until somebody wants it: a dialog, or a tab that is not the first. */
  hidden: boolean;
};

/** The elements of a page with the text that stands directly in them. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const inTemplate = open.some((parent) => parent.name === 'template');
      const hidden = open.some(
        (parent) => parent.name === 'dialog' || /\bnot-data-shown\b/.test(parent.attributes['class'] ?? ''),
      );
      const element = { name, attributes, text: '', inTemplate, hidden };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const parent = open.at(-1);
      if (parent) parent.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return elements;
}

const parsed = new Map<string, Element[]>();

/** The elements of a built page, parsed once a run. */
export function pageElements({ file }: BuiltPage): Element[] {
  const known = parsed.get(file);
  if (known) return known;
  const elements = elementsOf(textOf(file));
  parsed.set(file, elements);
  return elements;
}

export const ALL_PAGES: readonly BuiltPage[] = [...PAGES, NOT_FOUND];

/** Pages with their whole address in front, for the names of tests: Vitest shortens what it takes from an object. */
export const named = (pages: readonly BuiltPage[]): [address: string, page: BuiltPage][] =>
  pages.map((page) => [page.address, page]);

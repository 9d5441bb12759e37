/** The elements of a built page, in document order. */
import { Parser } from 'htmlparser2';
import { PAGES, NOT_FOUND, readText, type BuiltPage } from './build-output.ts';

export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** Whether the element is inside a template, which renders nothing. */
  isInTemplate: boolean;
  /** Whether the element is inside a closed dialog or a tab other than the first. */
  isHidden: boolean;
};

/** Returns the elements of a page with their direct text. */
export function parseElements(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isInTemplate = open.some((parent) => parent.name === 'template');
      const isHidden = open.some(
        (parent) => parent.name === 'dialog' || /\bnot-data-shown\b/.test(parent.attributes['class'] ?? ''),
      );
      const element = { name, attributes, text: '', isInTemplate, isHidden };
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

/** Returns the elements of a built page; each page is parsed once. */
export function getElements({ file }: BuiltPage): Element[] {
  const known = parsed.get(file);
  if (known) return known;
  const elements = parseElements(readText(file));
  parsed.set(file, elements);
  return elements;
}

/** Every page of the site, with the one for unknown addresses. */
export const ALL_PAGES: readonly BuiltPage[] = [...PAGES, NOT_FOUND];

/** Returns pages with their address first, for the titles of tests: Vitest truncates objects. */
export const addAddresses = (pages: readonly BuiltPage[]): [address: string, page: BuiltPage][] =>
  pages.map((page) => [page.address, page]);

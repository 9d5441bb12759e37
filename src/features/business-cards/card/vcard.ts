/** Writes business cards as vCard 3.0 (RFC 2426), which phones and mail programs import. */
import type { BusinessCard } from './business-card.ts';

const encoder = new TextEncoder();

/** Maximum length of a line in octets, without the line break. */
const MAX_LINE_OCTETS = 75;

/**
 * Maximum size of a card in a QR code, in octets. A larger code has modules of less than 0.4 mm on a printed card, which
 * phones read badly.
 */
const MAX_QR_OCTETS = 420;

const countOctets = (text: string): number => encoder.encode(text).length;

/** Escapes a text value: backslash, comma, semicolon and line break have a meaning of their own. */
const escapeText = (text: string): string =>
  text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** Splits a line into lines of at most 75 octets. Continuations start with a space. A character is never split. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Splits a name into given and family name: the last word is the family name. */
function splitName(fullName: string): { given: string; family: string } {
  const words = fullName.split(/\s+/);
  return words.length > 1
    ? { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' }
    : { given: fullName, family: '' };
}

/** Lists the properties of a card, the most important ones first. */
function listProperties(card: BusinessCard): string[] {
  const { given, family } = splitName(card.fullName);
  const optional: [string, string | undefined][] = [
    ['TEL;TYPE=CELL', card.mobile],
    ['EMAIL;TYPE=INTERNET', card.email],
    ['ORG', card.company],
    ['TITLE', card.occupation],
    ['ROLE', card.position],
    ['URL', card.website],
    // The place is the locality of the address: post-office box, extended address and street come before it.
    ['ADR;TYPE=WORK', card.location && `;;;${escapeText(card.location)};;;`],
    // A second URL: the property for social profiles is understood by few programs.
    ['URL', card.social],
  ];
  return [
    `N:${escapeText(family)};${escapeText(given)};;;`,
    `FN:${escapeText(card.fullName)}`,
    ...optional.flatMap(([name, value]) => {
      if (value === undefined) return [];
      // URLs are not texts: their commas and semicolons are not escaped. The parts of an address already are.
      const isRaw = name === 'URL' || name.startsWith('ADR');
      // Imported data may contain any text, and a line break would begin another property.
      return [`${name}:${isRaw ? value.replace(/[\r\n]/g, '') : escapeText(value)}`];
    }),
  ];
}

const BEGIN = ['BEGIN:VCARD', 'VERSION:3.0'];
const END = 'END:VCARD';

const joinLines = (lines: readonly string[]): string => `${lines.map(foldLine).join('\r\n')}\r\n`;

/** Returns a card as the content of a vCard file, in UTF-8. */
export const createVcard = (card: BusinessCard): string => joinLines([...BEGIN, ...listProperties(card), END]);

/** Returns a card as the text of a QR code. Properties that make the code too fine to scan are left out, the last ones first. */
export function createQrVcard(card: BusinessCard): string {
  const lines = [...BEGIN];
  for (const property of listProperties(card)) {
    if (countOctets(joinLines([...lines, property, END])) <= MAX_QR_OCTETS) lines.push(property);
  }
  return joinLines([...lines, END]);
}

/** Returns the name of a card's file, as in `Maryam Al-Bahjiya.vcf`. */
export const getVcardName = ({ fullName }: BusinessCard): string =>
  `${fullName.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ').trim() || 'card'}.vcf`;

/** Returns a card as a vCard file. */
export const createVcardFile = (card: BusinessCard): File =>
  new File([createVcard(card)], getVcardName(card), { type: 'text/vcard;charset=utf-8' });

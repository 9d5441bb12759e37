import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { CARD_FIELDS, createCard, toOwnCard, type BusinessCard } from './business-card.ts';
import { createQrVcard, createVcard, foldLine, getVcardName } from './vcard.ts';

const CARD: BusinessCard = {
  fullName: 'مريم البهجية, \\Sc',
  occupation: 'Purchasing, linen',
  location: 'Muscat; Old town',
  email: 'maryam@bahja.example',
  mobile: '+96890000142',
  position: 'Head of purchasing',
  company: 'Bahja Hotels & Kitchens, LLC; Oman',
  website: 'https://bahja.example/?a=1,2;b',
  social: 'https://linkedin.example/bahja',
};

/** Reads a vCard with an independent parser. */
function read(vcard: string) {
  const component = ICAL.Component.fromString(vcard);
  const getValues = (name: string) => component.getAllProperties(name).map((property) => property.getFirstValue());
  return { name: component.name, values: getValues };
}

describe('a vCard', () => {
  test('has all fields, as an independent parser reads it', () => {
    const { name, values } = read(createVcard(CARD));
    expect(name).toBe('vcard');
    expect(values('version')).toEqual(['3.0']);
    expect(values('fn')).toEqual([CARD.fullName]);
    expect(values('title')).toEqual([CARD.occupation]);
    expect(values('role')).toEqual([CARD.position]);
    expect(values('org').flat()).toEqual([CARD.company]);
    expect(values('email')).toEqual([CARD.email]);
    expect(values('tel')).toEqual([CARD.mobile]);
    expect(values('adr')).toEqual([['', '', '', CARD.location, '', '', '']]);
    expect(values('url')).toEqual([CARD.website, CARD.social]);
    expect(values('n')).toEqual([['\\Sc', 'مريم البهجية,', '', '', '']]);
  });

  test('leaves out what the visitor did not enter', () => {
    expect(createVcard({ fullName: 'Salim' })).toBe(
      ['BEGIN:VCARD', 'VERSION:3.0', 'N:;Salim;;;', 'FN:Salim', 'END:VCARD', ''].join('\r\n'),
    );
  });

  test.each(['\r\n', '\n', '\r'])(
    'has no property that the line break %j of an imported address begins',
    (lineBreak) => {
      const vcard = createVcard({
        fullName: 'Salim',
        website: `https://salim.example/${lineBreak}EMAIL:other@b.example`,
      });
      expect(vcard.split(/[\r\n]+/)).not.toContain('EMAIL:other@b.example');
      const { values } = read(vcard);
      expect(values('email')).toEqual([]);
      expect(values('url')).toEqual(['https://salim.example/EMAIL:other@b.example']);
    },
  );

  test('keeps any text', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((one) => /^\S+( \S+)*$/u.test(one));
    fc.assert(
      fc.property(text, text, (fullName, company) => {
        const { values } = read(createVcard({ fullName, company }));
        // The library unescapes semicolons only in values with several parts.
        expect(values('fn').map((name) => String(name).replaceAll('\\;', ';'))).toEqual([fullName]);
        expect(values('org').flat()).toEqual([company]);
      }),
    );
  });
});

test('no line is longer than 75 octets, and folding splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
      const lines = foldLine(line.replace(/[\r\n]/g, '')).split('\r\n');
      for (const one of lines) {
        expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75);
        expect(one.isWellFormed()).toBe(line.isWellFormed());
      }
      expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(line.replace(/[\r\n]/g, ''));
    }),
  );
});

test('a QR code leaves out the least important fields of a long card', () => {
  expect(createQrVcard(CARD)).toBe(createVcard(CARD));
  const long = createQrVcard({ ...CARD, website: `https://bahja.example/${'x'.repeat(400)}` });
  const { values } = read(long);
  expect(values('fn')).toEqual([CARD.fullName]);
  expect(values('tel')).toEqual([CARD.mobile]);
  expect(values('url')).toEqual([CARD.social]);
});

test('the name of a file has no character that a file system refuses', () => {
  expect(getVcardName({ fullName: 'Salim / "Rimali"' })).toBe('Salim Rimali.vcf');
  expect(getVcardName({ fullName: 'مريم' })).toBe('مريم.vcf');
});

describe('a card', () => {
  test('has the texts of its record in the order of the form', () => {
    const answers = CARD_FIELDS.toReversed().map((name) => ({
      name,
      label: name,
      kind: 'text',
      value: name,
      text: ` ${name} `,
    }));
    const own = toOwnCard({ id: 'record', number: 'BC-261121-7F3K', answers, at: 5 });
    expect(own).toMatchObject({ id: 'record', number: 'BC-261121-7F3K', at: 5 });
    expect(Object.entries(own?.card ?? {})).toEqual(CARD_FIELDS.map((name) => [name, name]));
  });

  test('needs a name', () => {
    expect(createCard({ fullName: ' ', email: 'a@b.example' })).toBeUndefined();
  });
});

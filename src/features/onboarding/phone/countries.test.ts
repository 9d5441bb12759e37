import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import world from 'world-countries';
import { getFallbackCountries } from './fallback-countries.ts';
import { parseCountries, getDialCode, isComplete, filterCountries, addLocalData } from './countries.ts';

const entry = (name: unknown, root: unknown, suffixes: unknown, png: unknown = 'https://flags.example/x.png') => ({
  name: { common: name },
  flags: { png },
  idd: { root, suffixes },
});

describe('a dial code', () => {
  test.each([
    ['+9', ['68'], '+968'],
    ['+1', ['201', '202'], '+1'],
    ['+7', ['3', '4', '5'], '+7'],
    ['+44', [''], '+44'],
    ['+44', [], '+44'],
    ['+44', undefined, '+44'],
    ['', [], ''],
    [undefined, ['68'], ''],
    ['968', [], ''],
    ['+9', [68], ''],
    ['+3', ['906698', '79'], ''],
    ['+2', ['90', '47'], ''],
    ['+2', ['125288', '125289'], ''],
    ['+', ['x'], ''],
    ['+123456', ['789'], ''],
  ])('of root %s with %j is “%s”', (root, suffixes, dial) => {
    expect(getDialCode({ root, suffixes })).toBe(dial);
  });
});

describe('the answer of the service', () => {
  test('becomes countries by name, each once', () => {
    const answer = [
      entry('Yemen', '+9', ['67']),
      entry('Oman', '+9', ['68']),
      entry('Oman', '+9', ['68']),
      entry('Åland Islands', '+3', ['5818']),
    ];
    expect(parseCountries(answer).map(({ name, dial }) => `${name} ${dial}`)).toEqual([
      'Åland Islands +35818',
      'Oman +968',
      'Yemen +967',
    ]);
  });

  test.each([undefined, null, {}, 'text', [], [null, 1, 'x', {}], [entry('', '+1', [])], [entry('Nowhere', '', [])]])(
    'is none in %j',
    (answer) => {
      expect(parseCountries(answer)).toEqual([]);
    },
  );

  test('has flags by https alone', () => {
    const flags = ['https://flags.example/om.png', 'http://flags.example/om.png', 'javascript:alert(1)', 7];
    expect(flags.map((png) => parseCountries([entry('Oman', '+9', ['68'], png)])[0]?.flag)).toEqual([
      flags[0],
      '',
      '',
      '',
    ]);
  });

  test('of the whole world has a dial code for each, and Oman’s own', async () => {
    const all = parseCountries(world, await getFallbackCountries());
    expect(all.length).toBeGreaterThan(240);
    expect(all.filter(({ dial }) => !/^\+\d{1,6}$/.test(dial))).toEqual([]);
    expect(all.find(({ name }) => name === 'Oman')?.dial).toBe('+968');
    // Of several suffixes the root alone counts.
    expect(all.find(({ name }) => name === 'United States')?.dial).toBe('+1');
    // A root of one digit is not what several regions share.
    const dials = ['Vatican City', 'Western Sahara', 'Saint Helena, Ascension and Tristan da Cunha'];
    expect(dials.map((wanted) => all.find(({ name }) => name === wanted)?.dial)).toEqual(['+39', '+212', '+290']);
    expect(all.length).toBe((await getFallbackCountries()).length);
  });

  test('stands in place of the site’s list only with nearly all of its countries, and the first one', async () => {
    const known = await getFallbackCountries();
    const without = (name: string) => known.filter((country) => country.name !== name);
    expect(isComplete(known, known, 'Oman')).toBe(true);
    expect(isComplete(without('Iceland'), known, 'Oman')).toBe(true);
    expect(isComplete(without('Oman'), known, 'Oman')).toBe(false);
    expect(
      isComplete(
        known.filter(({ name }) => name === 'Oman'),
        known,
        'Oman',
      ),
    ).toBe(false);
    expect(isComplete([], known, 'Oman')).toBe(false);
  });

  test('gets the letters and flags of the site', () => {
    const oman = { name: 'Oman', dial: '+968', flag: 'https://flags.example/om.png' };
    const own = { name: 'Oman', dial: '+968', flag: '/flags/om.svg', code: 'OM' };
    expect(addLocalData([oman], [own])).toEqual([{ ...oman, code: 'OM', ownFlag: '/flags/om.svg' }]);
  });

  test('may be anything at all', () => {
    fc.assert(fc.property(fc.anything(), (answer) => Array.isArray(parseCountries(answer))));
  });
});

describe('the search', () => {
  const countries = parseCountries([
    entry('Oman', '+9', ['68']),
    entry('Romania', '+4', ['0']),
    entry('United Arab Emirates', '+9', ['71']),
    entry('United States', '+1', ['201', '202']),
    entry('Côte d’Ivoire', '+2', ['25']),
    entry('Australia', '+6', ['1']),
  ]);
  const names = (typed: string) => filterCountries(countries, typed).map(({ name }) => name);

  test.each([
    ['', countries.map(({ name }) => name)],
    ['oman', ['Oman', 'Romania']],
    ['uae', ['United Arab Emirates']],
    ['us', ['United States', 'Australia']],
    ['cote', ['Côte d’Ivoire']],
    ['+97', ['United Arab Emirates']],
    ['968', ['Oman']],
    ['00968', ['Oman']],
    ['1', ['United States']],
    ['xyz', []],
  ])('for “%s”', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import world from 'world-countries';
import { getFallbackCountries } from './fallback-countries.ts';
import { parseCountries, getDialCode, filterCountries, mergeCountries } from './countries.ts';

const createEntry = (
  name: unknown,
  root: unknown,
  suffixes: unknown,
  png: unknown = 'https://flags.example/x.png',
) => ({
  name: { common: name },
  flags: { png },
  idd: { root, suffixes },
});

describe('getDialCode', () => {
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
  ])('combines root %s and suffixes %j to “%s”', (root, suffixes, dial) => {
    expect(getDialCode({ root, suffixes })).toBe(dial);
  });
});

describe('the response of the countries API', () => {
  test('is parsed to a sorted list of countries without duplicates', () => {
    const answer = [
      createEntry('Yemen', '+9', ['67']),
      createEntry('Oman', '+9', ['68']),
      createEntry('Oman', '+9', ['68']),
      createEntry('Åland Islands', '+3', ['5818']),
    ];
    expect(parseCountries(answer).map(({ name, dial }) => `${name} ${dial}`)).toEqual([
      'Åland Islands +35818',
      'Oman +968',
      'Yemen +967',
    ]);
  });

  test.each([
    undefined,
    null,
    {},
    'text',
    [],
    [null, 1, 'x', {}],
    [createEntry('', '+1', [])],
    [createEntry('Nowhere', '', [])],
  ])('is an empty list for %j', (answer) => {
    expect(parseCountries(answer)).toEqual([]);
  });

  test('provides only flags with an https URL', () => {
    const flags = ['https://flags.example/om.png', 'http://flags.example/om.png', 'javascript:alert(1)', 7];
    expect(flags.map((png) => parseCountries([createEntry('Oman', '+9', ['68'], png)])[0]?.flag)).toEqual([
      flags[0],
      '',
      '',
      '',
    ]);
  });

  test('has a dial code for every country in the world', async () => {
    const all = parseCountries(world, await getFallbackCountries());
    expect(all.length).toBeGreaterThan(240);
    expect(all.filter(({ dial }) => !/^\+\d{1,6}$/.test(dial))).toEqual([]);
    expect(all.find(({ name }) => name === 'Oman')?.dial).toBe('+968');
    // With several suffixes the dial code is the root.
    expect(all.find(({ name }) => name === 'United States')?.dial).toBe('+1');
    // Several regions share a root of one digit: their dial codes come from the local list.
    const dials = ['Vatican City', 'Western Sahara', 'Saint Helena, Ascension and Tristan da Cunha'];
    expect(dials.map((wanted) => all.find(({ name }) => name === wanted)?.dial)).toEqual(['+39', '+212', '+290']);
    expect(all.length).toBe((await getFallbackCountries()).length);
  });

  test('is extended with the local country codes and flags', () => {
    const oman = { name: 'Oman', dial: '+968', flag: 'https://flags.example/om.png' };
    const own = { name: 'Oman', dial: '+968', flag: '/flags/om.svg', code: 'OM' };
    expect(mergeCountries([oman], [own])).toEqual([{ ...oman, code: 'OM', ownFlag: '/flags/om.svg' }]);
  });

  test('is extended with the countries that it lacks, in the order of the names', async () => {
    const known = await getFallbackCountries();
    const added = { name: 'Aaland', dial: '+999', flag: '' };
    const oman = { name: 'Oman', dial: '+9680', flag: '' };
    const merged = mergeCountries([oman, added], known);
    expect(merged.map(({ name }) => name)).toEqual(['Aaland', ...known.map(({ name }) => name)]);
    expect(merged.find(({ name }) => name === 'Oman')).toMatchObject({ dial: '+9680', code: 'OM' });
    expect(mergeCountries([], known)).toEqual(known);
  });

  test('has a country once that the site calls otherwise', async () => {
    const known = await getFallbackCountries();
    const merged = mergeCountries([{ name: 'Turkey', dial: '+90', flag: '' }], known);
    expect(merged.filter(({ dial }) => dial === '+90')).toEqual([
      { name: 'Turkey', dial: '+90', flag: '', code: 'TR', ownFlag: '/flags/tr.svg' },
    ]);
    expect(merged).toHaveLength(known.length);
  });

  test('is parsed to a list whatever the input', () => {
    fc.assert(fc.property(fc.anything(), (answer) => Array.isArray(parseCountries(answer))));
  });
});

describe('filterCountries', () => {
  const countries = parseCountries([
    createEntry('Oman', '+9', ['68']),
    createEntry('Romania', '+4', ['0']),
    createEntry('United Arab Emirates', '+9', ['71']),
    createEntry('United States', '+1', ['201', '202']),
    createEntry('Côte d’Ivoire', '+2', ['25']),
    createEntry('Australia', '+6', ['1']),
  ]);
  const getNames = (typed: string) => filterCountries(countries, typed).map(({ name }) => name);

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
  ])('finds the countries that match “%s”', (typed, found) => {
    expect(getNames(typed)).toEqual(found);
  });
});

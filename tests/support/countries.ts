/** What the service of countries answers, in its shape; the flags are left out, so that nothing is fetched from elsewhere. */
export const COUNTRY_ANSWER = [
  { name: { common: 'Oman' }, flags: { png: '' }, idd: { root: '+9', suffixes: ['68'] } },
  { name: { common: 'United Arab Emirates' }, flags: { png: '' }, idd: { root: '+9', suffixes: ['71'] } },
  { name: { common: 'United States' }, flags: { png: '' }, idd: { root: '+1', suffixes: ['201', '202', '203'] } },
  { name: { common: 'India' }, flags: { png: '' }, idd: { root: '+9', suffixes: ['1'] } },
  { name: { common: 'Antarctica' }, flags: { png: '' }, idd: { root: '', suffixes: [] } },
];

/** Searches the index of the last build for known items, in the ways visitors search. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  categories,
  getEntry,
  jobs,
  openJobs,
  products,
  projects,
  services,
  stores,
  synonyms,
} from '../support/content.ts';
import { createKnownItems, expectGoodRanks, rankKnownItems, type Item } from '../support/known-items.ts';
import { getLimits, openSearch, type Search } from '../support/search-index.ts';

/** The way of searching, the typed text, and the title of the wanted item. */
const KNOWN_ITEMS: readonly [way: string, typed: string, wanted: string][] = [
  ['by name', 'Sidr Honey', 'Sidr Honey 1 kg'],
  ['by name', 'khalas dates', 'Khalas Dates, 5 kg box'],
  ['by name', 'white dishdasha', 'White Dishdasha, Classic Collar'],
  ['by name', 'usb-c charger', 'USB-C Fast Charger 30 W'],
  ['by name', 'led bulb', 'LED Bulb 9 W, carton of 50'],
  ['by name', 'hojari frankincense grade a', 'Hojari Frankincense, Grade A, 1 kg'],
  ['by name', 'incense burner', 'Bahla Clay Incense Burner'],
  ['by name', 'brass dallah', 'Brass Dallah Coffee Set'],
  ['by name', 'rebar', 'Rebar 16 mm, per tonne'],
  ['by name', 'solar panel', 'Solar Panel Kit 5.2 kW'],
  ['by name', 'kingfish', 'Frozen Kingfish Steaks, 10 kg'],
  ['by name', 'headphones', 'Wireless Over-Ear Headphones'],
  ['by name', 'a4 paper', 'A4 Copy Paper 80 gsm, pallet of 200 reams'],
  ['by name', 'date syrup', 'Date Syrup (Dibs), 25 kg pail'],
  ['by name', 'school uniform', 'School Uniform Set (boys/girls)'],
  ['by name', 'life jackets', 'Boat Safety Kit, 6 life jackets'],
  ['by name', 'face cream', 'Frankincense Face Cream 50 ml'],
  ['by name', 'product photography', 'Product photography day'],
  ['by name', 'vat registration', 'VAT registration and first return'],
  ['by name', 'customs clearance', 'Customs clearance file, per entry'],
  ['by name', 'hse officer', 'HSE officer'],
  ['by name', 'truck driver', 'Heavy truck driver, Oman–UAE'],
  ['by name', 'what verified means', 'What “Verified” means'],
  ['by name', 'privacy policy', 'Privacy Policy'],
  ['by name', 'terms', 'Terms of Service'],
  ['by its beginning', 'hone', 'Sidr Honey 1 kg'],
  ['by its beginning', 'dishd', 'White Dishdasha, Classic Collar'],
  ['by its beginning', 'subm', 'Submersible Borewell Pump 1.5 HP'],
  ['in other case and accents', 'SÍDR HÓNEY', 'Sidr Honey 1 kg'],
  ['in the plural', 'abayas', 'Black Crepe Abaya'],
  ['with one error', 'hony', 'Sidr Honey 1 kg'],
  ['with one error', 'frankinsence', 'Hojari Frankincense, Grade A, 1 kg'],
  ['with one error', 'dishdahsa', 'White Dishdasha, Classic Collar'],
  ['with one error', 'chargr', 'USB-C Fast Charger 30 W'],
  ['with one error', 'headfones', 'Wireless Over-Ear Headphones'],
  ['with one error', 'sandel', 'Omani Leather Sandal'],
  ['with one error', 'submersable pump', 'Submersible Borewell Pump 1.5 HP'],
  ['with one error', 'kigfish', 'Frozen Kingfish Steaks, 10 kg'],
  ['with one error', 'abya', 'Black Crepe Abaya'],
  ['with one error', 'photograhy', 'Product photography day'],
  ['with one error', 'privcy policy', 'Privacy Policy'],
  ['with one error', 'zafora footwear', 'Zafoora Footwear House'],
  ['with one error', 'لبنان حوجري', 'Hojari Frankincense, Grade A, 1 kg'],
  ['with one error', 'suprvisor cold store', 'Cold-store supervisor'],
  ['in Arabic', 'سائق شاحنة', 'Heavy truck driver, Oman–UAE'],
  ['in Arabic', 'فني هواتف', 'Phone repair technician'],
  ['in Arabic', 'عسل سدر', 'Sidr Honey 1 kg'],
  ['in Arabic', 'تمر خلاص', 'Khalas Dates, 5 kg box'],
  ['in Arabic', 'دشداشة', 'White Dishdasha, Classic Collar'],
  ['in Arabic', 'دشداشه بيضاء', 'White Dishdasha, Classic Collar'],
  ['in Arabic', 'اللبان الحوجري', 'Hojari Frankincense, Grade A, 1 kg'],
  ['in Arabic', 'عباية', 'Black Crepe Abaya'],
  ['in Arabic', 'عَبَايَة سَوْدَاء', 'Black Crepe Abaya'],
  ['in Arabic', 'مضخة غاطسة', 'Submersible Borewell Pump 1.5 HP'],
  ['in Arabic', 'الكنعد', 'Frozen Kingfish Steaks, 10 kg'],
  ['in Arabic', 'شاحن سريع', 'USB-C Fast Charger 30 W'],
  ['in Arabic', 'لمبة ٩ واط', 'LED Bulb 9 W, carton of 50'],
  ['in Arabic', 'حديد تسليح', 'Rebar 16 mm, per tonne'],
  ['in Arabic', 'بيت أحذية زفورة', 'Zafoora Footwear House'],
  ['in Arabic', 'قاعة تمرة نزوي', 'Tamrah Nizwa Dates Hall'],
  ['in Arabic', 'تخليص جمركى', 'Customs clearance file, per entry'],
  ['by a synonym', 'thobe', 'White Dishdasha, Classic Collar'],
  ['by a synonym', 'kandura', 'White Dishdasha, Classic Collar'],
  ['by a synonym', 'olibanum', 'Hojari Frankincense, Grade A, 1 kg'],
  ['by a synonym', 'kanad', 'Frozen Kingfish Steaks, 10 kg'],
  ['by a synonym', 'bukhur', 'Bakhoor Majlis Blend, 12 × 100 g'],
  ['by a synonym', 'black lime', 'Black Lime (Loomi) 10 kg'],
  ['by a synonym', 'tamr', 'Khalas Dates, 5 kg box'],
  ['by a synonym', 'kuma', 'Embroidered Kumma Cap'],
  ['by a synonym', 'borewell', 'Submersible Borewell Pump 1.5 HP'],
  ['by a synonym', 'footwear', 'Zafoora Footwear House'],
  ['by a keyword', 'qahwa', 'Brass Dallah Coffee Set'],
  ['by a keyword', 'skincare', 'Frankincense Face Cream 50 ml'],
  ['by a keyword', 'irrigation', 'Drip Line 16 mm, 100 m roll'],
  ['by a keyword', 'forklift', 'Cold-store supervisor'],
  ['by a keyword', 'micro soldering', 'Phone repair technician'],
  ['by a keyword', 'scarf', 'Embroidered Shayla Set'],
  ['by seller', 'Tamrah Nizwa Dates Hall', 'Tamrah Nizwa Dates Hall'],
  ['by seller', 'lubaniyat', 'Lubaniyat Dhofar Traders'],
  ['by seller', 'qamar phone', 'Qamar Phone Parts Wholesale'],
  ['by seller', 'noor al sahl', 'Noor Al Sahl Lighting & Electric'],
  ['by seller', 'jabal zuha', 'Jabal Zuha Honey & Spice'],
  ['by seller', 'sadaf', 'Sadaf Packaging & Cartons'],
  ['by seller and thing', 'zafoora sandal', 'Omani Leather Sandal'],
  ['by seller and thing', 'lubaniyat oud', 'Royal Oud Attar 50 ml'],
  ['by place and thing', 'bahla studio job', 'Pottery studio assistant'],
  ['by seller and thing', 'sadaf machine operator', 'Carton plant machine operator'],
  ['by place and thing', 'salalah attar', 'Royal Oud Attar 50 ml'],
  ['with an extra word', 'purple sidr honey', 'Sidr Honey 1 kg'],
  ['with unrelated words', 'sidr honey photography', 'Sidr Honey 1 kg'],
];

/** A category and the products that must be among its first results. */
const CATEGORIES: readonly [typed: string, wanted: readonly string[]][] = [
  [
    'Mobile Accessories',
    [
      'Power Bank 20,000 mAh',
      'Tempered Glass, assorted 100',
      'USB-C Fast Charger 30 W',
      'Braided Cable, mixed carton of 200',
    ],
  ],
  [
    'accesories',
    [
      'Power Bank 20,000 mAh',
      'Tempered Glass, assorted 100',
      'USB-C Fast Charger 30 W',
      'Braided Cable, mixed carton of 200',
    ],
  ],
  ['home decoration', ['Bahla Clay Incense Burner', 'Brass Dallah Coffee Set', 'Palm-Frond Basket Set of 3']],
  ['furniture', ['Majlis Seating Set, 7 places']],
  ['أثاث', ['Majlis Seating Set, 7 places']],
  ['packaging', ['Printed Date Carton, 5 kg', 'Double-Wall Shipping Cartons, mixed pallet']],
  ['fish & seafood', ['Frozen Kingfish Steaks, 10 kg', 'Yellowfin Tuna Loins, 20 kg']],
  ['مستحضرات التجميل', ['Frankincense Face Cream 50 ml', 'Kohl Pencil, box of 24']],
];

const NONSENSE = ['xqzvkw', 'asdfghjkl', 'qwertyuiop', 'blorptzz', '؟؟؟؟', 'ضصثقفغ', 'zzzzzz zzzzz', '!!!'];

/** Titles of the jobs that the search does not find any more. */
const CLOSED_TITLES = new Set(jobs.filter((job) => !openJobs.includes(job)).map(({ title }) => title));

/** The items of the content whose names visitors may look for. */
const ITEMS: readonly Item[] = [
  ...products.map(({ name, nameAr, category }) => ({
    title: name,
    arabic: nameAr,
    category: getEntry(categories, ({ id }) => id === category).name,
  })),
  ...stores.map(({ name, nameAr }) => ({ title: name, arabic: nameAr })),
  ...[...services, ...jobs, ...projects].map(({ title, titleAr }) => ({ title, arabic: titleAr })),
];

const GENERATED = createKnownItems(
  ITEMS.filter(({ title }) => !CLOSED_TITLES.has(title)),
  synonyms,
);

let search: Search;

beforeAll(async () => {
  search = await openSearch();
});

describe('known items', () => {
  test('rank first in most searches that people wrote', async () => {
    const open = KNOWN_ITEMS.filter(([, , wanted]) => !CLOSED_TITLES.has(wanted));
    const items = open.map(([, typed, wanted]) => ({ way: 'right' as const, typed, wanted: [wanted] }));
    expectGoodRanks(await rankKnownItems(items, search));
  });

  test('rank first in most searches that are created from the content', async () => {
    expectGoodRanks(await rankKnownItems(GENERATED, search));
  });

  test('cover every way of searching', () => {
    expect(GENERATED.length).toBeGreaterThanOrEqual(200);
    expect(new Set(GENERATED.map(({ way }) => way)).size).toBe(5);
  });
});

describe('categories', () => {
  test.each(CATEGORIES)('%s finds the products of the category', async (typed, wanted) => {
    const { rows } = await (await openSearch(getLimits(8)))({ text: typed });
    const titles = rows.filter(({ kind }) => kind === 'products').map(({ title }) => title);
    expect(titles.slice(0, 8)).toEqual(expect.arrayContaining([...wanted]));
  });
});

describe('nonsense', () => {
  test.each(NONSENSE)('%s finds no results', async (typed) => {
    expect((await search({ text: typed })).rows).toEqual([]);
  });
});

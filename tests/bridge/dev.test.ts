/** While `astro dev` runs: edits appear, errors are reported, the last valid version stays, and the server keeps running. */
import { describe, expect, it } from 'vitest';
import { PNG } from '../../src/cms/bridge/testing/temp-project.ts';
import { ASTRO_CONFIG, createProject, createSchema, SCHEMA } from './temp-project.ts';

const DATES = { name: 'Dates', price: 3, store: 'dar' };
const createPrice = (price: unknown) => ({ 'content/products/dates.yaml': { ...DATES, price } });

describe('the dev server', { timeout: 360_000 }, () => {
  it('shows an edit, keeps the last valid entry beside an invalid one, and says when all errors are fixed', async () => {
    const { write, dev } = await createProject();
    const server = await dev();
    await server.shows(({ products }) => {
      expect(products['dates']).toMatchObject({ price: 3 });
    });

    write(createPrice(4));
    await server.shows(({ products }) => {
      expect(products['dates']).toMatchObject({ price: 4 });
    });

    write({ ...createPrice('x'), 'content/products/figs.yaml': { ...DATES, name: 'Figs', price: 7 } });
    await server.logs((log) => {
      expect(log).toContain('content/products/dates.yaml\n  Price (price): Must be a number, not “x”');
    });
    await server.shows(({ products }) => {
      expect(products).toMatchObject({ dates: { price: 4 }, figs: { price: 7 } });
    });
    expect(server.log()).not.toContain('in order again');

    write(createPrice(5));
    await server.logs((log) => {
      expect(log).toContain('The content is in order again');
    });
    await server.shows(({ products }) => {
      expect(products['dates']).toMatchObject({ price: 5 });
    });
    expect(server.isUp()).toBe(true);
  });

  it('starts with invalid content and shows the valid entries', async () => {
    const { write, dev } = await createProject();
    write({ 'content/products/figs.yaml': 'name: [', 'content/products/dates.yaml': DATES });
    const server = await dev();
    await server.shows(({ products }) => {
      expect(Object.keys(products)).toEqual(['dates']);
    });
    expect(server.log()).toContain('content/products/figs.yaml\n  invalid YAML');
  });

  it('keeps every page available when a picture or a linked entry is deleted', async () => {
    const { write, remove, dev } = await createProject();
    write({
      'content/products/figs.yaml': { ...DATES, name: 'Figs', store: 'wadi' },
      'content/stores/wadi/index.yaml': { name: 'Wadi', logo: 'logo.png' },
      'content/stores/wadi/logo.png': PNG,
    });
    const server = await dev();
    await server.shows(({ stores }) => {
      expect(stores['dar']).toMatchObject({ logo: { width: 1 } });
    });

    await remove('content/stores/dar/logo.png');
    await server.shows(({ stores }) => {
      expect(stores['dar']).toMatchObject({ logo: { width: 320, height: 240 } });
    });
    await server.logs((log) => {
      expect(log).toContain('Logo (logo): there is no file content/stores/dar/logo.png');
    });

    await remove('content/stores/wadi');
    await server.logs((log) => {
      expect(log).toContain('content/products/figs.yaml\n  Store (store): there is no “wadi” in stores');
    });
    await server.shows(({ stores, products }) => {
      expect(stores['wadi']).toMatchObject({ name: 'Wadi', logo: { width: 320, height: 240 } });
      expect(products['figs']).toMatchObject({ store: { id: 'wadi' } });
    });
    expect(server.log()).not.toContain('Invalid content reference');

    await remove('content/products/figs.yaml');
    write({ 'content/stores/dar/logo.png': PNG });
    await server.shows(({ stores, products }) => {
      expect(stores).toMatchObject({ dar: { logo: { width: 1 } } });
      expect(Object.keys({ ...stores, ...products })).toEqual(['dar', 'dates']);
    });
    expect(server.isUp()).toBe(true);
  });

  it('follows the entries of a large collection: edits, errors, new and deleted ones', async () => {
    const { write, remove, dev } = await createProject();
    const many = Array.from({ length: 210 }, (_, number) => `p${number}`);
    write(Object.fromEntries(many.map((slug) => [`content/products/${slug}.yaml`, { ...DATES, name: slug }])));
    const server = await dev();
    await server.shows(({ products }) => {
      expect(Object.keys(products)).toHaveLength(211);
    });

    write({ ...createPrice(4), 'content/products/new.yaml': { ...DATES, name: 'New', price: 9 } });
    await server.shows(({ products }) => {
      expect(products).toMatchObject({ dates: { price: 4 }, new: { price: 9 }, p209: { price: 3 } });
    });

    await remove('content/products/p0.yaml');
    await server.shows(({ products }) => {
      expect(products).not.toHaveProperty('p0');
    });

    write(createPrice('x'));
    await server.logs((log) => {
      expect(log).toContain('Price (price): Must be a number, not “x”');
    });
    write({ 'content/products/p1.yaml': { ...DATES, name: 'p1', price: 8 } });
    await server.shows(({ products }) => {
      expect(products).toMatchObject({ dates: { price: 4 }, p1: { price: 8 } });
    });
    write(createPrice(5));
    await server.shows(({ products }) => {
      expect(products['dates']).toMatchObject({ price: 5 });
    });
    expect(server.log()).not.toContain('Invalid content reference');
  });

  it('applies a changed schema without a restart, and keeps the last one while it is invalid', async () => {
    const { write, dev } = await createProject();
    const server = await dev();
    const noted = createSchema({
      ...SCHEMA,
      products: `${SCHEMA.products} note: fields.select({ label: 'N', defaultValue: 'a', options: [{ value: 'a', label: 'A' }] }),`,
    });
    write({ 'schema.ts': noted });
    await server.shows(({ products }) => {
      expect(products['dates']).toMatchObject({ price: 3, note: 'a' });
    });

    write({ 'schema.ts': `${noted} nonsense(` });
    await server.logs((log) => {
      expect(log).toContain('The schema cannot be loaded, the last valid one stays');
    });
    await server.shows(({ products }) => {
      expect(products['dates']).toMatchObject({ note: 'a' });
    });

    const texts = createSchema({ ...SCHEMA, products: SCHEMA.products.replace('fields.number(', 'fields.text(') });
    write({ 'schema.ts': texts });
    await server.logs((log) => {
      expect(log).toContain('Price (price): Must be a string, not “3”');
    });
    write({ 'schema.ts': createSchema(SCHEMA) });
    await server.logs((log) => {
      expect(log).toContain('The content is in order again');
    });
    write({ 'schema.ts': texts });
    write(createPrice('3.50'));
    await server.shows(({ products }) => {
      expect(products['dates']).toEqual({ name: 'Dates', price: '3.50', store: { collection: 'stores', id: 'dar' } });
    });
    expect(server.isUp()).toBe(true);
  });

  it('keeps running after a change of Astro’s config', async () => {
    const { write, replace, dev } = await createProject();
    const server = await dev();
    await replace('astro.config.mjs', `${ASTRO_CONFIG}\n// changed`);
    await server.logs((log) => {
      expect(log).toContain('server restarted');
    });
    write(createPrice(6));
    await server.shows(({ products }) => {
      expect(products['dates']).toMatchObject({ price: 6 });
    });
    write({
      'schema.ts': createSchema({ ...SCHEMA, products: `${SCHEMA.products} note: fields.text({ label: 'N' }),` }),
    });
    await server.shows(({ products }) => {
      expect(products['dates']).toMatchObject({ price: 6, note: '' });
    });
  });
});

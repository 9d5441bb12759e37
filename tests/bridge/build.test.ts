/** A build with invalid content stops and lists the errors; a build with a warm cache gives the same result as a cold one. */
import { describe, expect, it } from 'vitest';
import { PNG } from '../../src/cms/bridge/testing/temp-project.ts';
import { createProject, createSchema, SCHEMA } from './temp-project.ts';

const MINUTE = 60_000;

describe('invalid content', { timeout: 6 * MINUTE }, () => {
  it('stops sync and build before a page is rendered, and lists every error', async () => {
    const { astro, build, write } = await createProject();
    write({
      'content/products/dates.yaml': { name: 'Dates', price: 'x', store: 'dar' },
      'content/stores/dar/index.yaml': { name: 'Dar', logo: 'gone.png' },
    });
    const ERRORS = [
      '3 issues in the content',
      'content/products/dates.yaml\n  Price (price): Must be a number, not “x”',
      'content/stores/dar/index.yaml\n  Logo (logo): there is no file content/stores/dar/gone.png: add it, or choose another in the admin',
      'content/stores/dar/logo.png\n  belongs to no entry',
    ];
    const outcomes = { sync: await astro('sync'), build: await build() };
    for (const { code, log } of Object.values(outcomes)) {
      expect(code).not.toBe(0);
      for (const error of ERRORS) expect(log).toContain(error);
    }
    expect(outcomes.build.log).not.toContain('index.html');
  });

  it('stops a build whose config cannot be parsed, and names the type', async () => {
    const { astro, write } = await createProject();
    write({
      'schema.ts': createSchema({
        ...SCHEMA,
        stores: `name: fields.slug({ name: { label: 'N' } }), logo: fields.image({ label: 'L' }),`,
      }),
    });
    const { code, log } = await astro('sync');
    expect(code).not.toBe(0);
    expect(log).toContain(
      'stores: a picture, file or formatted text cannot be read back: create it with the field functions of the bridge',
    );
  });
});

describe('a second build', { timeout: 9 * MINUTE }, () => {
  it('shows valid content, and again after edits', async () => {
    const { build, write, remove } = await createProject();
    const first = await build();
    expect(first.log).not.toContain('fault');
    expect(first.data).toMatchObject({
      stores: { dar: { name: 'Dar', logo: { width: 1, height: 1, format: 'png' } } },
      products: { dates: { name: 'Dates', price: 3, store: { collection: 'stores', id: 'dar' } } },
    });
    expect(first.html).toContain('<em>guide</em>');
    expect(first.html).toContain('<em>note</em>');

    write({
      'content/products/dates.yaml': { name: 'Fresh dates', price: 4, store: 'dar' },
      'content/products/figs.yaml': { name: 'Figs', price: 5, store: 'dar' },
      'content/guides/first.mdoc': '---\ntitle: First\n---\nWelcome, *visitor*.\n',
    });
    await remove('content/notes/first.md');
    const second = await build();
    expect(second.data?.products).toMatchObject({ dates: { name: 'Fresh dates', price: 4 }, figs: { price: 5 } });
    expect(second.html).toContain('<em>visitor</em>');
    expect(second.html).not.toContain('<em>note</em>');
  });

  it('reads unchanged content with a changed schema', async () => {
    const { build, write } = await createProject();
    expect((await build()).data?.products['dates']).not.toHaveProperty('note');

    write({
      'schema.ts': createSchema({ ...SCHEMA, stores: SCHEMA.stores.replace('image(', 'fields.text(') }),
      'content/stores/dar/logo.png': PNG,
    });
    // When the field becomes a text, no field refers to the file of the picture.
    expect((await build()).log).toContain('content/stores/dar/logo.png\n  belongs to no entry');

    write({
      'schema.ts': createSchema({ ...SCHEMA, products: `${SCHEMA.products} note: fields.text({ label: 'Note' }),` }),
    });
    expect((await build()).data).toMatchObject({
      stores: { dar: { logo: { width: 1 } } },
      products: { dates: { price: 3, note: '' } },
    });

    write({
      'schema.ts': createSchema({ ...SCHEMA, products: SCHEMA.products.replace('fields.number(', 'fields.text(') }),
    });
    const third = await build();
    expect(third.code).not.toBe(0);
    expect(third.log).toContain('content/products/dates.yaml\n  Price (price): Must be a string, not “3”');
  });

  it('fails when the target of a link or a picture is missing', async () => {
    const { build, write, remove } = await createProject();
    write({
      'content/products/figs.yaml': { name: 'Figs', price: 1, store: 'wadi' },
      'content/stores/wadi/index.yaml': { name: 'Wadi' },
    });
    expect((await build()).code).toBe(0);
    await remove('content/stores/wadi');
    await remove('content/stores/dar/logo.png');
    const { code, log } = await build();
    expect(code).not.toBe(0);
    expect(log).toContain('content/products/figs.yaml\n  Store (store): there is no “wadi” in stores');
    expect(log).toContain('content/stores/dar/index.yaml\n  Logo (logo): there is no file content/stores/dar/logo.png');
  });

  it('follows entries that have moved', async () => {
    const { build, write, remove } = await createProject();
    const withPicture = { ...SCHEMA, products: `${SCHEMA.products} picture: image({ label: 'P' }),` };
    const dates = { name: 'Dates', price: 3, store: 'dar', picture: 'dates.png' };
    write({
      'schema.ts': createSchema(withPicture),
      'content/products/dates.yaml': dates,
      'content/products/dates/dates.png': PNG,
    });
    expect((await build()).data).toMatchObject({ products: { dates: { picture: { width: 1 } } } });

    await remove('content/products/dates.yaml');
    write({
      'schema.ts': createSchema(withPicture, 'content/products/*/'),
      'content/products/dates/index.yaml': dates,
    });
    expect((await build()).data).toMatchObject({ products: { dates: { picture: { width: 1 } } } });
  });
});

/** Types of content in pages, derived from the config. The compiler runs these tests: `npm run check:types`. */
import { collection, config, fields, singleton } from '@keystatic/core';
import type { ImageMetadata } from 'astro';
import { expectTypeOf, it } from 'vitest';
import type { createCollections } from './collections.ts';
import { file, image, multiRelationship, relationship, richText, type Reference } from './fields.ts';
import type { ContentOf, DataOf } from './types.ts';

const REQUIRED = { isRequired: true } as const;
const label = { label: 'F' };

const kind = fields.select({
  ...label,
  defaultValue: 'a',
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
});

const stores = collection({
  label: 'Stores',
  slugField: 'name',
  schema: { name: fields.slug({ name: label }), year: fields.integer(label) },
});

const products = collection({
  label: 'Products',
  slugField: 'name',
  format: { contentField: 'body' },
  schema: {
    name: fields.slug({ name: label }),
    kind,
    tags: fields.multiselect({ ...label, options: [{ value: 'new', label: 'New' }] }),
    price: fields.number({ ...label, validation: REQUIRED }),
    weight: fields.number(label),
    picture: image({ ...label, validation: REQUIRED }),
    more: image(label),
    paper: file({ ...label, validation: REQUIRED }),
    store: relationship({ ...label, collection: 'stores', validation: REQUIRED }),
    rival: relationship({ ...label, collection: 'stores' }),
    others: multiRelationship({ ...label, collection: 'products' }),
    about: richText(label),
    gallery: fields.array(fields.object({ image: image({ ...label, validation: REQUIRED }), alt: fields.text(label) })),
    by: fields.conditional(kind, {
      a: relationship({ ...label, collection: 'stores', validation: REQUIRED }),
      b: fields.text(label),
    }),
    sale: fields.conditional(fields.checkbox(label), {
      true: fields.number({ ...label, validation: REQUIRED }),
      false: fields.empty(),
    }),
    parts: fields.blocks(
      {
        text: { label: 'T', schema: fields.object({ words: fields.text(label) }) },
        link: { label: 'L', schema: relationship({ ...label, collection: 'stores', validation: REQUIRED }) },
      },
      label,
    ),
    body: fields.markdoc(label),
  },
});

const settings = singleton({ label: 'Settings', schema: { brand: fields.text(label), logo: image(label) } });

// Only its type is tested.
const _site = config({ storage: { kind: 'local' }, collections: { stores, products }, singletons: { settings } });

type Product = DataOf<typeof products>;

it('types the name of an entry as a string', () => {
  expectTypeOf<Product['name']>().toEqualTypeOf<string>();
});

it('types pictures as ImageMetadata, or null when optional', () => {
  expectTypeOf<Product['picture']>().toEqualTypeOf<ImageMetadata>();
  expectTypeOf<Product['more']>().toEqualTypeOf<ImageMetadata | null>();
  expectTypeOf<Product['gallery'][number]>().toEqualTypeOf<{ readonly image: ImageMetadata; readonly alt: string }>();
  expectTypeOf<Product['paper']>().toEqualTypeOf<string>();
});

it('types links with the name of their collection', () => {
  expectTypeOf<Product['store']>().toEqualTypeOf<Reference<'stores'>>();
  expectTypeOf<Product['rival']>().toEqualTypeOf<Reference<'stores'> | null>();
  expectTypeOf<Product['others'][number]>().toEqualTypeOf<Reference<'products'>>();
});

it('types choices as unions of their options', () => {
  expectTypeOf<Product['kind']>().toEqualTypeOf<'a' | 'b'>();
  expectTypeOf<Product['tags'][number]>().toEqualTypeOf<'new'>();
});

it('types numbers, or null when optional', () => {
  expectTypeOf<Product['price']>().toEqualTypeOf<number>();
  expectTypeOf<Product['weight']>().toEqualTypeOf<number | null>();
});

it('types variants and blocks as discriminated unions', () => {
  expectTypeOf<Extract<Product['by'], { discriminant: 'a' }>['value']>().toEqualTypeOf<Reference<'stores'>>();
  expectTypeOf<Extract<Product['by'], { discriminant: 'b' }>['value']>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Product['sale'], { discriminant: true }>['value']>().toEqualTypeOf<number>();
  expectTypeOf<Extract<Product['sale'], { discriminant: false }>['value']>().toEqualTypeOf<null>();
  type Part = Product['parts'][number];
  expectTypeOf<Part['discriminant']>().toEqualTypeOf<'text' | 'link'>();
  expectTypeOf<Extract<Part, { discriminant: 'text' }>['value']['words']>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Part, { discriminant: 'link' }>['value']>().toEqualTypeOf<Reference<'stores'>>();
});

it('types formatted text as its source, without the body', () => {
  expectTypeOf<Product['about']>().toEqualTypeOf<string>();
  expectTypeOf<Product>().not.toHaveProperty('body');
});

it('exposes all types of the config by name, to checks and to Astro', () => {
  type Content = ContentOf<typeof _site>;
  expectTypeOf<keyof Content>().toEqualTypeOf<'stores' | 'products' | 'settings'>();
  // Checks run before Astro resolves pictures.
  expectTypeOf<Content['settings'][number]['data']['logo']>().toEqualTypeOf<string | null>();
  expectTypeOf<Content['products'][number]['data']['gallery'][number]['image']>().toEqualTypeOf<string>();
  expectTypeOf<Content['products'][number]['data']['store']>().toEqualTypeOf<Reference<'stores'>>();
  type Collections = ReturnType<typeof createCollections<typeof _site>>;
  expectTypeOf<Collections['products']['schema']['_output']>().toEqualTypeOf<Product>();
});

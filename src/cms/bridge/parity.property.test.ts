/** For any schema of Keystatic's fields and any file, both readers agree. */
import { fields, type ComponentSchema } from '@keystatic/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { file, image, multiRelationship, relationship, richText } from './fields.ts';
import { readBothWays, type Fields } from './testing/parity.ts';

/** A field with likely values; the generator adds others. */
type Kind = { field: ComponentSchema; values: fc.Arbitrary<unknown> };

const LABEL = { label: 'F' };
const OPTIONS = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const optionsOf = fc.constantFrom('a', 'b', 'c');
const limits = fc.record({ min: fc.integer({ min: 0, max: 2 }), max: fc.integer({ min: 2, max: 4 }) });
const validation = fc.boolean().map((isRequired) => ({ isRequired }));
const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

const createKind = <Options>(
  options: fc.Arbitrary<Options>,
  make: (options: Options) => ComponentSchema,
  values: fc.Arbitrary<unknown>,
) => options.map((chosen): Kind => ({ field: make(chosen), values }));

const leaf: fc.Arbitrary<Kind> = fc.oneof(
  createKind(validation, (v) => fields.text({ ...LABEL, validation: v }), fc.string()),
  createKind(limits, (length) => fields.text({ ...LABEL, validation: { length } }), fc.string({ maxLength: 6 })),
  createKind(fc.string(), (defaultValue) => fields.text({ ...LABEL, defaultValue }), fc.string()),
  createKind(
    fc.constant(0),
    () => fields.slug({ name: LABEL }),
    fc.record({ name: fc.string(), slug: fc.constantFrom('a', 'a-b', '', 'a/b') }),
  ),
  createKind(validation, (v) => fields.number({ ...LABEL, validation: v }), fc.oneof(fc.double(), fc.integer())),
  createKind(limits, (v) => fields.integer({ ...LABEL, validation: v }), fc.integer({ min: -1, max: 5 })),
  createKind(optionsOf, (defaultValue) => fields.select({ ...LABEL, defaultValue, options: OPTIONS }), optionsOf),
  createKind(
    fc.uniqueArray(optionsOf),
    (defaultValue) => fields.multiselect({ ...LABEL, defaultValue, options: OPTIONS }),
    fc.array(optionsOf),
  ),
  createKind(fc.boolean(), (defaultValue) => fields.checkbox({ ...LABEL, defaultValue }), fc.boolean()),
  createKind(
    validation,
    (v) => fields.date({ ...LABEL, validation: v }),
    fc.oneof(
      day,
      day.map((date) => date.toISOString().slice(0, 10)),
    ),
  ),
  createKind(
    validation,
    (v) => fields.datetime({ ...LABEL, validation: v }),
    fc.oneof(
      day,
      day.map((date) => date.toISOString().slice(0, 16)),
    ),
  ),
  createKind(validation, (v) => fields.url({ ...LABEL, validation: v }), fc.webUrl()),
  createKind(validation, (v) => fields.pathReference({ ...LABEL, validation: v }), fc.constantFrom('a/b', 'c.yaml')),
  createKind(
    validation,
    (v) => relationship({ ...LABEL, collection: 'targets', validation: v }),
    fc.constantFrom('a', 'b', 'gone'),
  ),
  createKind(
    limits,
    (length) => multiRelationship({ ...LABEL, collection: 'targets', validation: { length } }),
    fc.array(fc.constantFrom('a', 'b'), { maxLength: 5 }),
  ),
  createKind(
    validation,
    (v) => image({ ...LABEL, validation: v }),
    fc.constantFrom('dot.png', 'deep/0/dot.png', 'gone.png', '../1/dot.png'),
  ),
  createKind(validation, (v) => file({ ...LABEL, validation: v }), fc.constantFrom('paper.pdf', 'gone.pdf')),
  createKind(
    fc.constant(0),
    () => richText(LABEL),
    fc.constantFrom('Text', '**Bold**\n\n- one\n- two', '# Heading', ''),
  ),
  createKind(
    validation,
    (v) => fields.cloudImage({ ...LABEL, validation: v }),
    fc.record({ src: fc.string(), alt: fc.string(), width: fc.integer() }),
  ),
  createKind(fc.constant(0), () => fields.empty(), fc.constant(null)),
  createKind(fc.constant(0), () => fields.ignored(), fc.jsonValue()),
);

/** Mostly a value of the field, otherwise what manual edits or merges may leave. */
const createStored = ({ values }: Kind): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: values },
    { weight: 1, arbitrary: fc.constantFrom(undefined, null) },
    { weight: 1, arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 2 }), day) },
  );

/** Sometimes with an unknown key. */
const group = (kinds: Record<string, Kind>): fc.Arbitrary<unknown> =>
  fc
    .record({ ...Object.fromEntries(Object.entries(kinds).map(([key, each]) => [key, createStored(each)])) })
    .chain((value) =>
      fc.oneof(
        { weight: 15, arbitrary: fc.constant(value) },
        { weight: 1, arbitrary: fc.constant({ ...value, surplus: 1 }) },
      ),
    );

const createFields = (kinds: Record<string, Kind>): Fields =>
  Object.fromEntries(Object.entries(kinds).map(([key, { field }]) => [key, field]));

const createChoice = (kinds: Kind[]): fc.Arbitrary<unknown> =>
  fc.nat(kinds.length - 1).chain((index) => {
    const discriminant = ['a', 'b', 'c'][index];
    const inner = kinds[index] ? createStored(kinds[index]) : fc.constant(undefined);
    return fc.record({
      discriminant: fc.oneof(
        { weight: 9, arbitrary: fc.constant(discriminant) },
        fc.constantFrom(undefined, null, 'z'),
      ),
      value: inner,
    });
  });

const createThree = <Each>(any: fc.Arbitrary<Each>) => fc.tuple(any, any, any);
const createVariants = ([a, b, c]: Kind[]) => ({ a: a?.field, b: b?.field, c: c?.field }) as Fields;

const { any } = fc.letrec<{ any: Kind }>((tie) => {
  const inner = tie('any');
  const kinds = fc.dictionary(fc.constantFrom('k', 'l', 'm'), inner, { minKeys: 1 });
  return {
    any: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      leaf,
      kinds.map((each): Kind => ({ field: fields.object(createFields(each)), values: group(each) })),
      fc.tuple(inner, limits).map(([each, length]): Kind => ({
        field: fields.array(each.field, { validation: { length } }),
        values: fc.array(createStored(each), { maxLength: 5 }),
      })),
      fc.tuple(createThree(inner), optionsOf).map(([each, defaultValue]): Kind => ({
        field: fields.conditional(
          fields.select({ ...LABEL, defaultValue, options: OPTIONS }),
          createVariants(each) as never,
        ),
        values: createChoice(each),
      })),
      fc.tuple(fc.tuple(inner, inner), fc.boolean()).map(([[on, off], defaultValue]): Kind => ({
        field: fields.conditional(fields.checkbox({ ...LABEL, defaultValue }), { true: on.field, false: off.field }),
        values: fc.oneof(
          fc.record({ discriminant: fc.constant(true), value: createStored(on) }),
          fc.record({ discriminant: fc.constantFrom(false, null), value: createStored(off) }),
        ),
      })),
      createThree(kinds).map((each): Kind => ({
        field: fields.blocks(
          Object.fromEntries(
            each.map((block, index) => [
              'abc'[index] ?? '',
              { label: 'B', schema: fields.object(createFields(block)) },
            ]),
          ),
          LABEL,
        ),
        values: fc.array(
          createChoice(each.map((block) => ({ field: fields.object(createFields(block)), values: group(block) }))),
          { maxLength: 4 },
        ),
      })),
    ),
  };
});

const VALUES_A_SCHEMA = 8;

const cases = fc.dictionary(fc.constantFrom('e', 'f', 'g'), any, { minKeys: 1 }).chain((kinds) =>
  fc.record({
    schema: fc.constant(createFields(kinds)),
    values: fc.array(group(kinds), { minLength: VALUES_A_SCHEMA, maxLength: VALUES_A_SCHEMA }),
  }),
);

/** Both results must occur so often, or the comparison proves nothing. */
const MIN_RESULTS = 20;

it('both readers accept and reject the same values', async () => {
  const seen = { read: 0, refused: 0 };
  const compare = fc.asyncProperty(cases, async ({ schema, values }) => {
    const entries = values.map((value) => ({ title: 'One', ...(value as object) }));
    const outcomes = await readBothWays(schema, entries);
    outcomes.forEach(({ keystatic, bridge }, index) => {
      seen[keystatic === undefined ? 'refused' : 'read']++;
      expect({ stored: entries[index], read: bridge }).toEqual({ stored: entries[index], read: keystatic });
    });
  });
  // One round may by chance have few values of one kind.
  for (let round = 0; round < 5 && Math.min(seen.read, seen.refused) <= MIN_RESULTS; round += 1) {
    await fc.assert(compare, { numRuns: Number(process.env['BRIDGE_RUNS'] ?? 60) });
  }
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(MIN_RESULTS);
}, 120_000);

import { CalendarDays, Phone } from '@/ui/icons/icons.ts';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Field } from '../model/definition.ts';
import { createField, FIELD_TYPE_NAMES } from '../testing/fields.ts';
import { renderForm, getText } from '../testing/render-form.ts';
import { readShippedForms } from '../testing/shipped-forms.ts';
import type { FormLabels } from '../labels.ts';
import { getFieldType } from './index.ts';

/** Lazy components. All are loaded before the tests; a test hides them by setting `there` to false. */
const parts = vi.hoisted(() => ({ there: true, loading: [] as Promise<unknown>[] }));

vi.mock('@/ui/lazy-component.tsx', () => ({
  createLazyComponent: (load: () => Promise<ComponentType>, room: ReactElement) => {
    let View: ComponentType | undefined;
    parts.loading.push(
      load().then((loaded) => {
        View = loaded;
      }),
    );
    return (props: object) => (View && parts.there ? createElement(View, props) : room);
  },
}));

const MARKUP = `"><img src=x onerror=alert(1)><script>alert(1)</script>' & {max}`;
const FILE = { id: MARKUP, name: MARKUP, type: 'application/pdf', size: 9 };
const CONTROLS = ['input', 'textarea', 'select'];

let labels: FormLabels;

beforeAll(async () => {
  ({ labels } = await readShippedForms());
  // Lazy components load lazy components themselves, so the list grows during the loop.
  for (const part of parts.loading) await part;
});

/** Creates a field with markup in every text that an editor can enter, and a value with markup. */
function createHostileField(kind: (typeof FIELD_TYPE_NAMES)[number]): { field: Field; value: unknown } {
  const option = { value: MARKUP, label: MARKUP };
  const all = {
    label: MARKUP,
    help: MARKUP,
    unit: MARKUP,
    options: [option],
    suggestions: [`${MARKUP}!`],
    addLabel: MARKUP,
    browseLabel: MARKUP,
  };
  const places = [{ id: MARKUP, name: MARKUP, latitude: 0, longitude: 0 }];
  const values: Partial<Record<typeof kind, unknown>> = {
    checkbox: true,
    keywords: [MARKUP],
    list: [MARKUP],
    tiers: [{ quantity: MARKUP, price: MARKUP }],
    files: [FILE],
    pictures: [FILE],
  };
  // A superset of all settings: each field type reads only its own.
  return {
    field: { ...createField(kind), ...all, places } as unknown as Field,
    value: kind in values ? values[kind] : MARKUP,
  };
}

describe.each(FIELD_TYPE_NAMES)('field of type %s', (kind) => {
  const createOwnField = (changes: object = {}) => ({ ...createField(kind), help: 'Helps', ...changes }) as Field;
  const getEmptyValue = () => getFieldType(kind).initialValue(createOwnField());
  const renderRow = (changes: object = {}, message?: string) =>
    renderForm({ field: createOwnField(changes), value: getEmptyValue(), labels, message });

  test('accepts its initial value as a draft', () => {
    expect(getFieldType(kind).isValidDraft(getEmptyValue())).toBe(true);
  });

  test('has a control named by its label', () => {
    const { byId, named, all } = renderRow();
    const control = byId('contact-answer');
    expect(CONTROLS).toContain(control.name);
    if (getFieldType(kind).labelledBy === 'legend') {
      expect(named('fieldset')).toHaveLength(1);
      expect(named('legend').map(getText)).toEqual([expect.stringMatching(/^Answer/)]);
      for (const input of named('input')) expect(input.parent).toMatchObject({ name: 'label' });
    } else {
      const labels = named('label').filter(({ attribs }) => attribs['for'] === 'contact-answer');
      expect(labels.map(getText)).toEqual([expect.stringMatching(/^Answer/)]);
    }
    const ids = all.flatMap(({ attribs }) => attribs['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is hidden with its label while it is skipped', () => {
    const isInHiddenElement = (changes: object): boolean => {
      const { byId } = renderRow(changes);
      for (let node = byId('contact-answer').parent; node; node = node.parent) {
        if ('attribs' in node && 'hidden' in node.attribs) return getText(node).includes('Answer');
      }
      return false;
    };
    expect(isInHiddenElement({})).toBe(false);
    expect(isInHiddenElement({ isSkipped: true })).toBe(true);
  });

  test('is described only by its help text while it is valid', () => {
    const { byId } = renderRow();
    const { attribs } = byId('contact-answer');
    const described = (attribs['aria-describedby'] ?? '').split(' ');
    expect(described).toContain('contact-answer-help');
    expect(described).not.toContain('contact-answer-error');
    for (const id of described) expect(getText(byId(id))).not.toBe('');
    expect(attribs['aria-invalid']).toBeUndefined();
  });

  test('shows the error and links it to the control', () => {
    const { byId, named } = renderRow({}, 'That is wrong.');
    const { attribs } = byId('contact-answer');
    expect(attribs['aria-invalid']).toBe('true');
    const described = (attribs['aria-describedby'] ?? '').split(' ');
    expect(described).toEqual(expect.arrayContaining(['contact-answer-help', 'contact-answer-error']));
    expect(getText(byId('contact-answer-error'))).toBe('That is wrong.');
    for (const group of named('fieldset')) expect(group.attribs['aria-describedby']).toContain('contact-answer-error');
  });

  test('has no description without help text and error', () => {
    const { byId, html } = renderRow({ help: '' });
    const described = (byId('contact-answer').attribs['aria-describedby'] ?? '').split(' ').filter(Boolean);
    // File fields always describe the accepted file types.
    expect(described).toEqual(['files', 'pictures'].includes(kind) ? ['contact-answer-rule'] : []);
    expect(html).not.toContain('contact-answer-help');
  });

  test('marks required and optional fields', () => {
    const silent = ['checkbox', 'range'].includes(kind);
    expect(renderRow({ required: false }).html.includes(labels.field.optional)).toBe(!silent);
    const { html, byId } = renderRow({ required: true });
    expect(html).not.toContain(labels.field.optional);
    // Only roles that support aria-required: not file inputs, sliders and single radio buttons.
    if (['files', 'pictures', 'range', 'radio'].includes(kind)) return;
    expect(byId('contact-answer').attribs['aria-required']).toBe('true');
  });

  test('escapes markup in settings and values', () => {
    const { all, html } = renderForm({ ...createHostileField(kind), labels, message: MARKUP });
    expect(all.filter(({ name }) => ['img', 'script'].includes(name))).toEqual([]);
    expect(all.flatMap(({ attribs }) => Object.keys(attribs)).filter((name) => name.startsWith('on'))).toEqual([]);
    expect(html).not.toContain('<img');
    const texts = all.map(getText);
    expect(texts.some((text) => text.startsWith(MARKUP))).toBe(true);
    expect(texts.filter((text) => text === MARKUP).length).toBeGreaterThanOrEqual(2);
  });

  test('shows its value', () => {
    const { value, ...rest } = createHostileField(kind);
    const { byId, all } = renderForm({ ...rest, value, labels });
    const control = byId('contact-answer');
    if (kind === 'checkbox' || kind === 'radio') expect(control.attribs).toHaveProperty('checked');
    else if (kind === 'select') {
      expect(all.filter(({ attribs }) => 'selected' in attribs).map(getText)).toEqual([MARKUP]);
    } else if (kind === 'longText') expect(getText(control)).toBe(MARKUP);
    else if (typeof value === 'string' || kind === 'list' || kind === 'tiers')
      expect(control.attribs['value']).toBe(MARKUP);
    else expect(all.filter(({ name }) => name === 'bdi').map(getText)).toEqual([MARKUP]);
  });

  test('renders no inline styles or scripts on the server, because the content security policy forbids them', () => {
    parts.there = false;
    const { all } = renderRow();
    parts.there = true;
    expect(all.map(getText)).toContainEqual(expect.stringMatching(/^Answer/));
    expect(all.filter(({ name, attribs }) => 'style' in attribs || ['style', 'script'].includes(name))).toEqual([]);
  });

  test('takes the full or half width', () => {
    expect(renderRow({ halfWidth: false }).all[0]?.attribs['class']).toContain('tablet:col-span-2');
    expect(renderRow({ halfWidth: true }).all[0]?.attribs['class']).not.toContain('tablet:col-span-2');
  });
});

describe.each([
  ['text', { variant: 'heading' }],
  ['list', { variant: 'phone', icon: Phone }],
  ['year', { variant: 'calendar', icon: CalendarDays }],
  ['pictures', { variant: 'banner', max: 1 }],
] as const)('field of type %s with its own variant', (kind, variant) => {
  const renderView = (message?: string) => {
    const own = { ...createField(kind), ...variant, help: 'Helps' } as Field;
    return renderForm({ field: own, value: getFieldType(kind).initialValue(own), labels, message });
  };

  test('has an element that a link can name', () => {
    const { byId } = renderView();
    expect(getText(byId('contact-answer-field'))).toContain('Answer');
  });

  test('has one control named by its label', () => {
    const { byId, named } = renderView();
    const control = byId('contact-answer');
    expect(control.name).toBe('input');
    const labels = named('label').filter(
      (label) => label.attribs['for'] === 'contact-answer' || control.parent === label,
    );
    expect(labels.map(getText)).toEqual([expect.stringMatching(/^Answer/)]);
  });

  test('shows the help text and the error', () => {
    const { byId } = renderView('That is wrong.');
    const { attribs } = byId('contact-answer');
    expect(attribs['aria-invalid']).toBe('true');
    const described = (attribs['aria-describedby'] ?? '').split(' ');
    expect(described).toEqual(expect.arrayContaining(['contact-answer-help', 'contact-answer-error']));
    for (const id of described) expect(getText(byId(id))).not.toBe('');
  });
});

describe('consent', () => {
  const consent = { key: 'terms', text: MARKUP, required: true, link: { label: MARKUP, href: '/terms' } };

  test('is an unchecked box with its label', () => {
    const { byId, named } = renderForm({ labels, consent, value: false });
    const { attribs } = byId('contact-terms');
    expect(attribs).toMatchObject({ type: 'checkbox', 'aria-required': 'true' });
    expect(attribs).not.toHaveProperty('checked');
    expect(named('label').map((label) => [label.attribs['for'], getText(label)])).toEqual([['contact-terms', MARKUP]]);
    expect(named('a').map((link) => [link.attribs['href'], getText(link)])).toEqual([['/terms', MARKUP]]);
  });

  test.each([undefined, null, 'true', 1, []])('is not checked by %j', (value) => {
    expect(renderForm({ labels, consent, value }).byId('contact-terms').attribs).not.toHaveProperty('checked');
  });

  test('shows an error when it is missing', () => {
    const { byId } = renderForm({ labels, consent, value: false, message: 'Tick this.' });
    expect(byId('contact-terms').attribs).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'contact-terms-error',
    });
    expect(getText(byId('contact-terms-error'))).toBe('Tick this.');
  });
});

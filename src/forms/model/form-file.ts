import type { FormLabels } from '../labels.ts';
import type { FormDefinition } from './definition.ts';

/** What the build writes of each form that a dialog can load. */
export type FormFile = { form: FormDefinition; labels: FormLabels };

/** Limits of number fields that a page sets in addition to the form's own, by the key of the field. */
export type NumberLimits = Readonly<Record<string, { min: number; multipleOf: number }>>;

/** Returns a form whose number fields have the limits of its subject, such as the pack size of a product. */
const limitForm = (form: FormDefinition, limits: NumberLimits): FormDefinition => ({
  ...form,
  fields: form.fields.map((field) => (field.kind === 'number' ? { ...field, ...limits[field.key] } : field)),
});

/** Returns the path of the file of a form. */
export const getFormFilePath = (id: string): string => `/forms/${id}.json`;

/**
 * Loads a form and its labels.
 * @throws when the file cannot be loaded
 */
export async function loadFormFile(id: string, limits: NumberLimits): Promise<FormFile> {
  const path = getFormFilePath(id);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Written by our own build, so its shape is trusted.
  const { form, labels } = (await response.json()) as FormFile;
  return { form: limitForm(form, limits), labels };
}

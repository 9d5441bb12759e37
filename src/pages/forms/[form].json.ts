/** Each form with its labels, which a dialog loads when the user is about to open it. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { getLabels } from '@/cms/labels/get-labels.ts';
import type { FormFile } from '@/forms/model/form-file.ts';
import { getForm } from '@/forms/model/forms.ts';

export const getStaticPaths = (async () =>
  (await getCollection('forms')).map(({ id }) => ({ params: { form: id } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { form: string }> = async ({ params }) => {
  const [form, labels] = await Promise.all([getForm(params.form), getLabels('forms')]);
  return Response.json({ form, labels } satisfies FormFile);
};

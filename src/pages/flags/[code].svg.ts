/** SVG flags for the built-in list of countries. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCountryCodes } from '@/features/onboarding/phone/fallback-countries.ts';

export const getStaticPaths: GetStaticPaths = () =>
  getCountryCodes().map((code) => ({ params: { code: code.toLowerCase() }, props: { code } }));

export const GET: APIRoute<{ code: string }> = async ({ props: { code } }) => {
  const file = path.join(process.cwd(), 'node_modules/country-flag-icons/3x2', `${code}.svg`);
  return new Response(await readFile(file), { headers: { 'Content-Type': 'image/svg+xml' } });
};

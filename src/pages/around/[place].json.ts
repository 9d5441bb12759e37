import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NearbyMapView } from '@/features/map-card/NearbyMapView.tsx';
import { loadPlaces } from '@/features/places/places.ts';
import { loadSurroundings } from '@/features/map-card/load-surroundings.ts';

export const getStaticPaths = (async () =>
  (await loadPlaces()).places.map(({ id }) => ({ params: { place: id } }))) satisfies GetStaticPaths;

/** The map card around a place, loaded when the visitor has chosen that place. */
export const GET: APIRoute<Record<string, unknown>, { place: string }> = async ({ params }) =>
  Response.json({ html: renderToStaticMarkup(createElement(NearbyMapView, await loadSurroundings(params.place))) });

import type { APIRoute, GetStaticPaths } from 'astro';
import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import NearbyStores from '@/features/home/NearbyStores.astro';
import { loadPlaces } from '@/features/places/places.ts';

export const getStaticPaths = (async () =>
  (await loadPlaces()).places.map(({ id }) => ({ params: { place: id } }))) satisfies GetStaticPaths;

/** The stores of the home page near a place, loaded when the visitor has chosen that place. */
export const GET: APIRoute<Record<string, unknown>, { place: string }> = async ({ params }) => {
  const container = await AstroContainer.create();
  container.addServerRenderer({ name: '@astrojs/react', renderer: react });
  // oxlint cannot read the type of an Astro component.
  // oxlint-disable-next-line typescript/no-unsafe-argument
  const html = await container.renderToString(NearbyStores, { props: { placeId: params.place } });
  // The home page has the scripts of these components already; the container would name their source files.
  return Response.json({ html: html.replaceAll(/<script[^>]*><\/script>/g, '') });
};

import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { loadMarketRates } from '@/features/market-rates/market-rates.ts';
import { formatRatesFile } from '@/features/trends/rates-file.ts';

export const getStaticPaths = (async () => {
  const { commodities } = await loadMarketRates();
  return commodities.map((commodity) => ({ params: { commodity: commodity.id }, props: { commodity } }));
}) satisfies GetStaticPaths;

/** The rates of a commodity as a CSV file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(formatRatesFile(props.commodity), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });

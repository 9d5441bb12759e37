/** The English emoji data that the picker of the chat loads. */
import data from 'emojibase-data/en/data.json' with { type: 'json' };
import messages from 'emojibase-data/en/messages.json' with { type: 'json' };
import type { APIRoute } from 'astro';

const FILES: Readonly<Record<string, unknown>> = { data, messages };

export const getStaticPaths = () => Object.keys(FILES).map((file) => ({ params: { file } }));

export const GET: APIRoute<Record<string, unknown>, { file: string }> = ({ params }) =>
  Response.json(FILES[params.file]);

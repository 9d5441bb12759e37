import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { formatCaptions } from '@/features/help/captions.ts';
import { getQuestions } from '@/features/help/questions.ts';

export const getStaticPaths = (async () =>
  (await getQuestions()).flatMap(({ id, data: { recording } }) =>
    recording.discriminant ? [{ params: { question: id }, props: { recording: recording.value } }] : [],
  )) satisfies GetStaticPaths;

/** The captions of a recording as a WebVTT file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { recording } }) =>
  new Response(formatCaptions(recording.captions, recording.seconds), {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8' },
  });

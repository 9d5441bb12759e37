import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { formatCaptions } from '@/features/help/captions.ts';
import { getQuestions, type QuestionRecording } from '@/features/help/questions.ts';
import { getRecordingPath } from '@/routes.ts';

/** The files of a recording by their extension: the type of each, and its content. */
const FILES = {
  mp4: { type: 'video/mp4', read: ({ mp4 }: QuestionRecording) => readContentFile(mp4) },
  vtt: {
    type: 'text/vtt; charset=utf-8',
    read: ({ captions, seconds }: QuestionRecording) => formatCaptions(captions, seconds),
  },
  webm: { type: 'video/webm', read: ({ webm }: QuestionRecording) => readContentFile(webm) },
  webp: { type: 'image/webp', read: ({ poster }: QuestionRecording) => readContentFile(poster) },
} as const;

/** Returns the bytes of a file of the content, whose path is relative to the project. */
const readContentFile = async (file: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(path.join(process.cwd(), file)));

export const getStaticPaths = (async () =>
  (await getQuestions()).flatMap(({ id, data: { recording } }) =>
    recording.discriminant
      ? (Object.keys(FILES) as (keyof typeof FILES)[]).map((extension) => ({
          params: { file: path.posix.basename(getRecordingPath(id, extension)) },
          props: { recording: recording.value, extension },
        }))
      : [],
  )) satisfies GetStaticPaths;

/** A file of a question's recording. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { recording, extension },
}) => {
  const { type, read } = FILES[extension];
  return new Response(await read(recording), { headers: { 'Content-Type': type } });
};

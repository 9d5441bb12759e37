/**
 * Records the films of the FAQ from the last build: `npm run record`, or `npm run record -- wallet` for the questions whose id
 * contains the word. Needs ffmpeg. It writes the films and the times of the captions to the question.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { dump, load } from 'js-yaml';
import { ensureBrowser, getLaunchOptions } from './browser.mjs';
import { SCENES, STARTS } from './recordings/scenes.mjs';
import { createStage } from './recordings/stage.mjs';
import { serve } from './serve.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Width of a tablet, so that texts are large in the film. */
const VIEWPORT = { width: 800, height: 500 };
const SCALE = 1.5;
const FRAMES_PER_SECOND = 12;

/** Runs ffmpeg. Throws with its message when it fails. */
function runFfmpeg(...options) {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { encoding: 'utf8' });
  if (error) throw new Error('ffmpeg cannot be started: install it', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

/** Stores each picture that the browser paints, with its time in seconds. Returns a function that stops and returns them. */
async function startScreencast(page, folder) {
  const session = await page.context().newCDPSession(page);
  const frames = [];
  const writes = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = path.join(folder, `${frames.length}.jpg`);
    frames.push({ file, at: metadata.timestamp });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: VIEWPORT.width * SCALE,
    maxHeight: VIEWPORT.height * SCALE,
  });
  return async () => {
    await session.send('Page.stopScreencast');
    await Promise.all(writes);
    return frames;
  };
}

/** Writes the list of pictures for ffmpeg; each is shown until the next one. */
async function writeFrameList(folder, frames, seconds) {
  const start = frames[0].at;
  const lines = frames.map(({ file, at }, index) => {
    const end = frames[index + 1]?.at ?? start + seconds;
    return `file '${file}'\nduration ${Math.max(0.01, end - at).toFixed(3)}`;
  });
  const list = path.join(folder, 'frames.txt');
  await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1).file}'\n`);
  return list;
}

/** Records the film of a question and writes it to the content. */
async function record(browser, base, id) {
  const entryFile = path.join(ROOT, 'content/faq', `${id}.yaml`);
  const entry = load(await readFile(entryFile, 'utf8'));
  const captions = entry.recording.value?.captions ?? [];
  const folder = await mkdtemp(path.join(tmpdir(), 'recording-'));
  const context = await browser.newContext({
    baseURL: base,
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage.setItem('splash', 'seen');
  });
  const page = await context.newPage();
  const stage = createStage(
    page,
    captions.map(({ text }) => text),
  );
  await stage.addPointer();
  await page.goto(STARTS[id], { waitUntil: 'networkidle' });
  const stop = await startScreencast(page, folder);
  stage.start();
  await SCENES[id](stage);
  const { starts, seconds } = stage.finish();
  const frames = await stop();
  await context.close();

  const list = await writeFrameList(folder, frames, seconds);
  const target = path.join(ROOT, 'content/faq', id, 'recording/value');
  await mkdir(target, { recursive: true });
  const input = ['-f', 'concat', '-safe', '0', '-i', list];
  const [width, height] = [VIEWPORT.width * SCALE, VIEWPORT.height * SCALE];
  const filter = ['-vf', `fps=${FRAMES_PER_SECOND},scale=${width}:${height}`, '-pix_fmt', 'yuv420p', '-an'];
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-row-mt', '1'];
  const h264 = ['-c:v', 'libx264', '-crf', '30', '-preset', 'slow', '-movflags', '+faststart'];
  runFfmpeg(...input, ...filter, ...vp9, path.join(target, 'webm.webm'));
  runFfmpeg(...input, ...filter, ...h264, path.join(target, 'mp4.mp4'));
  runFfmpeg(
    '-i',
    frames[0].file,
    '-vf',
    `scale=${width}:${height}`,
    '-quality',
    '60',
    path.join(target, 'poster.webp'),
  );
  await rm(folder, { recursive: true });

  entry.recording.value = {
    webm: 'recording/value/webm.webm',
    mp4: 'recording/value/mp4.mp4',
    poster: 'recording/value/poster.webp',
    seconds,
    captions: captions.map(({ text }, index) => ({ at: starts[index], text })),
  };
  await writeFile(entryFile, dump(entry));
  const sizes = await Promise.all(
    ['webm.webm', 'mp4.mp4', 'poster.webp'].map(async (file) => {
      const { size } = await stat(path.join(target, file));
      return `${file} ${Math.round(size / 1000)} kB`;
    }),
  );
  console.log(`${id}: ${seconds} s, ${sizes.join(', ')}`);
}

const words = process.argv.slice(2);
const ids = Object.keys(SCENES).filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
ensureBrowser();
const server = await serve();
const browser = await chromium.launch(getLaunchOptions());
try {
  for (const id of ids) await record(browser, server.address, id);
} finally {
  await browser.close();
  server.close();
}

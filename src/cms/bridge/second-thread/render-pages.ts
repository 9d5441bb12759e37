/** The second thread: renders pages that the first asks for. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RouteData } from 'astro';
import { nameByContent } from '../pictures/addresses.ts';
import { addKnownAssets } from '../pictures/asset-info.ts';
import { createPictures, setPictures } from '../pictures/pictures.ts';
import type { FromThread, ThreadData, ToThread } from './messages.ts';
import { createThreadPictures } from './thread-pictures.ts';

/** The part of Astro's build that its own prerenderer uses in the same way. */
type Bundle = {
  app: {
    manifest: { routes: { routeData: RouteData }[] };
    setInternals: (internals: object) => void;
    setOptions: (options: object) => void;
    render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
  };
};

const { bundle, root, pictureFolder, styles, assets } = workerData as ThreadData;
const port = parentPort;
if (!port) throw new Error('This file renders pages in a thread of its own');

const pictures = createThreadPictures();
const referencedImages = new Set<string>();
Reflect.set(globalThis, 'astroAsset', { referencedImages, addStaticImage: pictures.add });
addKnownAssets(assets);
setPictures(createPictures(root, nameByContent(pictureFolder).getAddress));

const { app } = (await import(bundle)) as Bundle;
app.setInternals({ pagesByKeys: styles, entrySpecifierToBundleMap: new Map() });
// Warnings of these pages are those of the first page, which the first thread has rendered, too.
app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } });

const post = (message: FromThread, transfer: ArrayBuffer[] = []) => {
  port.postMessage(message, transfer);
};

/** Pages that wait for the addresses of their pictures. */
let waiting: (() => void)[] = [];

/** Sends what pages have asked for since the last call; waits until the addresses of all pictures are known. */
async function waitForAddresses(): Promise<void> {
  const requests = pictures.takeRequests();
  if (requests.length > 0 || referencedImages.size > 0) {
    post({ kind: 'pictures', requests, usedFiles: [...referencedImages] });
    referencedImages.clear();
  }
  if (pictures.isComplete()) return;
  await new Promise<void>((resolve) => waiting.push(resolve));
  await waitForAddresses();
}

async function render(url: string, route: string, component: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = app.manifest.routes.find(
    ({ routeData }) => routeData.route === route && routeData.component === component,
  );
  if (!found) return undefined;
  const response = await app.render(new Request(url), { routeData: found.routeData });
  if (response.status !== 200) return undefined;
  const html = Buffer.from(await response.arrayBuffer());
  await waitForAddresses();
  // Only the placeholders are of interest: decoding the text and encoding it again takes longer.
  const bytes = pictures.replacePlaceholders(html.toString('latin1'));
  const page = new Uint8Array(bytes.length);
  Buffer.from(page.buffer).write(bytes, 'latin1');
  return page;
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'addresses') {
    pictures.addAddresses(message.addresses.map((address) => Buffer.from(address).toString('latin1')));
    const resolved = waiting;
    waiting = [];
    for (const resolve of resolved) resolve();
    return;
  }
  const { id, url, route, component } = message;
  render(url, route, component).then(
    (html) => {
      post({ kind: 'page', id, html }, html ? [html.buffer] : []);
    },
    // The first thread renders the page once more, and reports what is wrong.
    () => {
      post({ kind: 'page', id, html: undefined });
    },
  );
});

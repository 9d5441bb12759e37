/** What the two threads send to each other. */
import type { Known } from '../pictures/asset-info.ts';

/** A picture to generate, as Astro's renderer asks for it. */
export type PictureRequest = {
  options: Record<string, unknown>;
  hashProperties: string[];
  file: string | undefined;
};

/** What the second thread needs to know to render the same pages as the first. */
export type ThreadData = {
  /** Address of the bundle that renders pages. */
  bundle: string;
  root: string;
  /** Where the output has pictures, as in `/_astro/`. */
  pictureFolder: string;
  /** What the bundler has found for each kind of page. */
  styles: ReadonlyMap<string, { styles: unknown[] }>;
  assets: ReadonlyMap<string, Known>;
};

/** To the second thread: a page to render, or the addresses of pictures that it has asked for, in the same order. */
export type ToThread =
  | { kind: 'page'; id: number; url: string; route: string; component: string }
  | { kind: 'addresses'; addresses: string[] };

/** From the second thread: a page, undefined if it cannot be rendered there; or pictures, and the files used as they are. */
export type FromThread =
  | { kind: 'page'; id: number; html: Uint8Array<ArrayBuffer> | undefined }
  | { kind: 'pictures'; requests: PictureRequest[]; usedFiles: string[] };

/**
 * Reads the pictures of a submission. Each is decoded and encoded again, so nothing else of a file reaches the site: no place and
 * time of the photo, and no second file inside the picture.
 */
import sharp from 'sharp';
import type { AttachedFile, PublishedSubmission } from './publication.ts';

/** A picture as the admin has it after an upload. */
export type Picture = { data: Uint8Array; extension: string; filename: string };

/** Maximum width and height in pixels: no page shows more, even at twice the density. */
const MAX_SIDE_PX = 2_000;

/** Rejects pictures that need gigabytes of memory. */
const MAX_PIXELS = 60_000_000;

const TYPES: readonly string[] = ['image/jpeg', 'image/png'];

const toPicture = (data: Uint8Array): Picture => ({ data, extension: 'webp', filename: 'image.webp' });

/**
 * Decodes a picture and encodes it for the page.
 * @throws when the file is not a picture
 */
export async function encodePicture(bytes: Uint8Array): Promise<Picture> {
  const data = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  return toPicture(new Uint8Array(data));
}

let plain: Promise<Picture> | undefined;

/**
 * Reads only the beginning of a picture. Returns another, plain one: enough to find out what prevents publishing.
 * @throws when the file is not a picture
 */
export async function checkPicture(bytes: Uint8Array): Promise<Picture> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (width * height > MAX_PIXELS) throw new Error(`the picture has more than ${MAX_PIXELS} pixels`);
  plain ??= createPlainPicture(1, 1);
  return plain;
}

/** Returns a plain picture, for an entry that needs one before its owner has sent any. */
export async function createPlainPicture(width: number, height: number): Promise<Picture> {
  const background = '#dcecea';
  const image = sharp({ create: { width, height, channels: 3, background } });
  return toPicture(new Uint8Array(await image.webp({ quality: 82 }).toBuffer()));
}

export class PictureReader {
  readonly #files: ReadonlyMap<string, AttachedFile>;
  readonly #encode: (bytes: Uint8Array) => Promise<Picture>;
  readonly #report: (field: string, reason: string) => void;

  /** @param encode returns a picture for the page, or throws when the file is not a picture */
  constructor(
    { record, files }: PublishedSubmission,
    encode: (bytes: Uint8Array) => Promise<Picture>,
    report: (field: string, reason: string) => void,
  ) {
    this.#files = new Map(
      record.files.flatMap(({ id }, at) => {
        const file = files[at];
        return file ? [[id, file] as const] : [];
      }),
    );
    this.#encode = encode;
    this.#report = report;
  }

  /**
   * Returns the pictures of an answer. Reports those that cannot be read.
   * @param ids ids of its files
   */
  async read(field: string, ids: readonly string[]): Promise<Picture[]> {
    const pictures: Picture[] = [];
    for (const id of ids) {
      const file = this.#files.get(id);
      if (!file) {
        this.#report(field, 'a picture of the answer is missing: ask for it again');
      } else if (!TYPES.includes(file.type)) {
        this.#report(field, `${file.name} is not a picture: ask for a jpg or png file`);
      } else {
        try {
          pictures.push(await this.#encode(await file.read()));
        } catch {
          this.#report(field, `${file.name} cannot be opened: ask for another picture`);
        }
      }
    }
    return pictures;
  }
}

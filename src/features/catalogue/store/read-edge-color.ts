/** The colour of the edge of a picture, which fills the area beside it. */
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** The part of the width that counts as the edge. */
const EDGE_PART = 0.04;

/** Returns the average colour of the left edge of a picture, such as `rgb(168,98,45)`, or undefined if it has no file. */
export async function readEdgeColor(image: ImageMetadata): Promise<string | undefined> {
  const file: unknown = Reflect.get(image, 'fsPath');
  if (typeof file !== 'string') return undefined;
  const width = Math.max(1, Math.round(image.width * EDGE_PART));
  const edge = await sharp(file).extract({ left: 0, top: 0, width, height: image.height }).toBuffer();
  const { channels } = await sharp(edge).stats();
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  return `rgb(${red},${green},${blue})`;
}

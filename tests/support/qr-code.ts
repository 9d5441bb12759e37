/** Reads QR codes in pictures with a library that the site does not use. */
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Returns the text of the QR code in a picture; undefined without a readable one. */
export async function decodeQrCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Returns true when the browser can decode the image. A truncated file has a valid header, so the header is not enough. */
export async function isDecodableImage(picture: Blob): Promise<boolean> {
  const url = URL.createObjectURL(picture);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}

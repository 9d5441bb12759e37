/** Whether a browser can show a picture: one that was cut short begins as it should and is none all the same. */
export async function isDecodableImage(picture: Blob): Promise<boolean> {
  const address = URL.createObjectURL(picture);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}

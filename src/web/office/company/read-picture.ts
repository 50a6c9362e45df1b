const MAX_PIXELS = 1000;

/**
 * Reads a chosen picture as a data URL, at most 1,000 pixels wide and high: the paper needs no more. Null when the browser
 * cannot read it.
 */
export async function readPicture(file: File): Promise<string | null> {
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MAX_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL(type, 0.9);
}

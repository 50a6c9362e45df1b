const MOST_PIXELS = 1000;

/**
 * A chosen file as a data URL that the record can hold: a large picture is made smaller, as no paper shows more of it;
 * null when the browser cannot read it as a picture.
 */
export async function readPicture(file: File): Promise<string | null> {
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL(type, 0.9);
}

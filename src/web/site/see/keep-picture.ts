/** The picture as a JPEG with a line below it: the firm and the material, nothing of the visitor. */
export async function keepPicture(canvas: HTMLCanvasElement, line: string): Promise<File> {
  const band = Math.max(40, Math.round(canvas.height / 18));
  const kept = document.createElement('canvas');
  kept.width = canvas.width;
  kept.height = canvas.height + band;
  const context = kept.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, kept.width, kept.height);
  context.drawImage(canvas, 0, 0);
  context.fillStyle = '#1a1a1a';
  context.font = `${Math.round(band * 0.44)}px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = 'middle';
  context.fillText(line, band / 2, canvas.height + band / 2, kept.width - band);
  const blob = await new Promise<Blob | null>((resolve) => kept.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('The picture could not be written.');
  return new File([blob], 'wall.jpg', { type: 'image/jpeg' });
}

/** Puts the file among the visitor's downloads. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether the phone's own sheet can send a picture on. */
export function canSend(): boolean {
  const probe = new File([''], 'wall.jpg', { type: 'image/jpeg' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

/** Downloads `file` under `name`, as a download link does. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

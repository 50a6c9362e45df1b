/** `lostFiles(['ab…'])` → `'1 file that the database names is missing or damaged: ab….'`, with at most five of the names. */
export function lostFiles(lost: string[]): string {
  const files =
    lost.length === 1 ? '1 file that the database names is' : `${lost.length} files that the database names are`;
  return `${files} missing or damaged: ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ' …' : ''}.`;
}

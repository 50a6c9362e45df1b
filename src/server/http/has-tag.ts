/** Whether a caller that sent `If-None-Match` has it already: `hasTag('W/"a", "b"', '"a"')` → `true` */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** `isOtherBuild('… src="/assets/start-office-B2.js" …', '/assets/start-office-A1.js')` → `true`; a page without scripts of a build says nothing. */
export function isOtherBuild(html: string, entry: string): boolean {
  const scripts: string[] = html.match(/\/assets\/start-office-[\w-]+\.js/g) ?? [];
  return scripts.length > 0 && entry !== '' && !scripts.includes(entry);
}

/** Whether the visitor asked the browser or the system to save data. Pages are cached for everybody, so only the browser knows. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

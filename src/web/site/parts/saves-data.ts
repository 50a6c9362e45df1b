/** Whether the visitor asked browser or system to fetch less. Pages are kept and the same for everybody, so only the browser can tell. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

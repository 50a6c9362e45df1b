import { setTimeout } from 'node:timers/promises';

/** Between two pages of a visitor, in milliseconds. */
const BREATH = 200;

/** At each process, and behind the proxy before them, a visitor who opens the home page and a gallery, one after the other, until it closes. */
export function openVisitors(origins: string[]) {
  const failures: string[] = [];
  let [pages, slowestMs, open] = [0, 0, true];
  const visit = async (origin: string) => {
    for (let turn = 0; open; turn++) {
      const begun = performance.now();
      const path = turn % 2 === 0 ? '/' : '/wallpapers';
      const said = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) })
        .then(async (answer) => ((await answer.text()).includes('</html>') ? answer.status : 'cut off'))
        .catch((error: unknown) => String(error));
      pages += 1;
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - begun));
      if (said !== 200) failures.push(`${path}: ${said}`);
      await setTimeout(BREATH);
    }
  };
  const visiting = Promise.all(origins.map(visit));
  return {
    close: async () => {
      open = false;
      await visiting;
      return { pages, failed: failures.length, slowestMs, failures: failures.slice(0, 3) };
    },
  };
}

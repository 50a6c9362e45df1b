/**
 * Does one thing after the other; of those that are asked for meanwhile only the newest waits, and those before it are never begun:
 * `const lay = newestOnly(work); lay(1); lay(2); lay(3)` works on 1, then on 3. `work` never fails. `onWait` is told of each that waits.
 */
export function newestOnly<Thing>(
  work: (thing: Thing) => Promise<void>,
  onWait?: (thing: Thing) => void,
): (thing: Thing) => Promise<void> {
  let isBusy = false;
  let waiting: { thing: Thing } | null = null;
  return async (thing) => {
    waiting = { thing };
    if (isBusy) return onWait?.(thing);
    isBusy = true;
    while (waiting) {
      const next: { thing: Thing } = waiting;
      waiting = null;
      await work(next.thing);
    }
    isBusy = false;
  };
}

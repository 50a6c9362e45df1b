import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { limitRate } from '../limit-rate.ts';

const MAX_PER_MINUTE = 120;
const MAX_BYTES_PER_DAY = 2_000_000_000;
/** As many as the screen sends at once. */
const MAX_AT_ONCE = 3;
/** Milliseconds. A cancelled upload may still be in progress when the next one comes, which then waits. */
const MAX_WAIT = 10_000;
const DAY = 86_400_000;

/** A place among a person's uploads; `end` frees it and counts its bytes. */
type Slot = { end(bytes: number, now: number): void };

/** Limits what one person uploads: 120 files a minute, three at once, 2 GB a day; counted in this process. */
export function limitUploads(
  limited: boolean,
  maxWait = MAX_WAIT,
): (who: string, now: number) => Promise<Outcome<Slot>> {
  const allowed = limitRate(limited ? MAX_PER_MINUTE : Number.POSITIVE_INFINITY);
  const days = new Map<string, { day: number; bytes: number }>();
  const slots = new Map<string, { busy: number; waiting: (() => void)[] }>();

  const bytesOf = (who: string, day: number) => {
    const kept = days.get(who);
    return kept?.day === day ? kept.bytes : 0;
  };
  const enter = async (who: string): Promise<boolean> => {
    const slot = slots.get(who) ?? { busy: 0, waiting: [] };
    slots.set(who, slot);
    if (slot.busy >= MAX_AT_ONCE) return waitIn(slot.waiting, maxWait);
    slot.busy += 1;
    return true;
  };
  const leave = (who: string) => {
    const slot = slots.get(who);
    if (!slot) return;
    // The place goes directly to the next upload. If it were free in between, a new upload could take it too.
    const next = slot.waiting.shift();
    if (next) return next();
    slot.busy -= 1;
    if (slot.busy === 0) slots.delete(who);
  };

  return async (who, now) => {
    if (!limited) return ok({ end: () => {} });
    const day = Math.floor(now / DAY);
    if (bytesOf(who, day) >= MAX_BYTES_PER_DAY) return tooMany(Math.ceil(((day + 1) * DAY - now) / 1000));
    const wait = allowed(who, now);
    if (wait > 0) return tooMany(wait);
    if (!(await enter(who))) return tooMany(1);
    return ok({
      end: (bytes, then) => {
        const today = Math.floor(then / DAY);
        days.set(who, { day: today, bytes: bytesOf(who, today) + bytes });
        leave(who);
      },
    });
  };
}

function tooMany(wait: number) {
  return failed('too-many', `Too many uploads at once. Wait ${wait} seconds.`, { retryAfter: wait });
}

function waitIn(waiting: (() => void)[], maxWait: number): Promise<boolean> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      resolve(false);
    }, maxWait);
    waiting.push(go);
  });
}

import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { limitRate } from '../http/limit-rate.ts';

const MINUTE_MOST = 120;
const DAY_MOST_BYTES = 2_000_000_000;
/** As many as the screen sends at once. */
const AT_ONCE = 3;
/** A cancelled upload may still be worked on when the next one comes: that one waits a little. */
const MOST_WAIT = 10_000;
const DAY = 86_400_000;

/** A place among a person's uploads; `end` gives it back and counts its bytes. */
type Turn = { end(bytes: number, now: number): void };

/** Bounds what one person uploads: 120 files a minute, three at once, 2 GB a day; counted in this process. */
export function limitUploads(
  limited: boolean,
  mostWait = MOST_WAIT,
): (who: string, now: number) => Promise<Outcome<Turn>> {
  const allowed = limitRate(limited ? MINUTE_MOST : Number.POSITIVE_INFINITY);
  const days = new Map<string, { day: number; bytes: number }>();
  const turns = new Map<string, { busy: number; waiting: (() => void)[] }>();

  const bytesOf = (who: string, day: number) => {
    const kept = days.get(who);
    return kept?.day === day ? kept.bytes : 0;
  };
  const enter = async (who: string): Promise<boolean> => {
    const turn = turns.get(who) ?? { busy: 0, waiting: [] };
    turns.set(who, turn);
    if (turn.busy >= AT_ONCE) return waitIn(turn.waiting, mostWait);
    turn.busy += 1;
    return true;
  };
  const leave = (who: string) => {
    const turn = turns.get(who);
    if (!turn) return;
    // Handed on and never free in between: else one who comes that moment would take it too.
    const next = turn.waiting.shift();
    if (next) return next();
    turn.busy -= 1;
    if (turn.busy === 0) turns.delete(who);
  };

  return async (who, now) => {
    if (!limited) return ok({ end: () => {} });
    const day = Math.floor(now / DAY);
    if (bytesOf(who, day) >= DAY_MOST_BYTES) return tooMany(Math.ceil(((day + 1) * DAY - now) / 1000));
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

function waitIn(waiting: (() => void)[], mostWait: number): Promise<boolean> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      resolve(false);
    }, mostWait);
    waiting.push(go);
  });
}

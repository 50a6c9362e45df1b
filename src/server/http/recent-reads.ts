import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

/** For how long a person's reads come from the primary after a change of hers: twice the most that a replica is behind. */
const OWN_CHANGE_MS = 10_000;

/**
 * Reads that may be a moment old. Who has just changed something sees it at once: her reads go to the primary for `OWN_CHANGE_MS` after each
 * change that this process answered, and those with `Cache-Control: no-cache` always. The office sends that after its changes, because
 * another process may answer next.
 */
export function openRecentReads({ recentReads }: Pick<ServerPorts, 'recentReads'>) {
  const changedAt = new Map<string, number>();

  const noteChange: MiddlewareHandler<Env> = async (context, next) => {
    await next();
    const login = context.get('login')?.tokenHash;
    if (!recentReads || login === undefined) return;
    const now = performance.now();
    // The oldest are first: a login moves to the end with each change.
    for (const [each, at] of changedAt) {
      if (now - at < OWN_CHANGE_MS) break;
      changedAt.delete(each);
    }
    changedAt.delete(login);
    changedAt.set(login, now);
  };

  const recent = (context: Context<Env>, login: string | undefined, answer: () => Promise<Response>) => {
    const changed = changedAt.get(login ?? '') ?? Number.NEGATIVE_INFINITY;
    const mustBeFresh =
      performance.now() - changed < OWN_CHANGE_MS || /no-cache/i.test(context.req.header('Cache-Control') ?? '');
    return recentReads && !mustBeFresh ? recentReads(answer) : answer();
  };

  return { noteChange, recent };
}

export type RecentReads = ReturnType<typeof openRecentReads>;

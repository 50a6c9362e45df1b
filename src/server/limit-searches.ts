import type { Context } from 'hono';
import { addressNetwork } from '#domain/staff/address-network.ts';
import type { System } from '#operations/ports/system.ts';
import { limitRate } from './limit-rate.ts';
import type { Env } from './route.ts';
import type { ServerSettings } from './server-ports.ts';

/** The limit of one network. Many phones share one address, and the search menu asks about once a second while somebody types. */
const SEARCHES_A_MINUTE = 300;

/** Takes a search of the network that asks: 0, or the seconds to wait. */
export type SearchLimit = (context: Context<Env>) => number;

/** Counts the searches of the page and those of the menu together: both cost the same. */
export function limitSearches(
  { system }: { system: System },
  { rateLimits }: Pick<ServerSettings, 'rateLimits'>,
): SearchLimit {
  const take = limitRate(rateLimits ? SEARCHES_A_MINUTE : Number.POSITIVE_INFINITY);
  return (context) => take(addressNetwork(context.get('address')), Date.parse(system.now()));
}

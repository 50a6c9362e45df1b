import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { knownNetworks } from '#domain/staff/login-limits.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

const DAY = 86_400_000;

type GoodLogin = { userId: string; network: string; at: string };

/** Records that a person logged in from `network`, and removes the oldest networks. The caller has locked the account's row. */
export async function rememberNetwork(transaction: Transacting, { userId, network, at }: GoodLogin): Promise<void> {
  await transaction
    .insertInto('known_networks')
    .values({ user_id: userId, network, seen_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at: at }))
    .execute();
  const staying = transaction
    .selectFrom('known_networks')
    .select('network')
    .where('user_id', '=', userId)
    .where(isRecent(at))
    .orderBy('seen_at', 'desc')
    .limit(knownNetworks.most);
  await transaction
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('network', 'not in', staying)
    .execute();
}

/** Removes all networks of a person. */
export async function forgetNetworks(transaction: Transacting, userId: string): Promise<void> {
  await transaction.deleteFrom('known_networks').where('user_id', '=', userId).execute();
}

/** Whether the account of that typed name logged in from `network` recently. */
export async function isKnownNetwork(
  { read }: Database,
  username: string,
  network: string,
  at: string,
): Promise<boolean> {
  const found = await read
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .select('seen_at')
    .where(isRecent(at))
    .where('username_key', '=', foldText(username))
    .where('network', '=', network)
    .executeTakeFirst();
  return found !== undefined;
}

/** Not too long ago, and not in the future from before the clock was set back. */
function isRecent(at: string) {
  return (row: ExpressionBuilder<Tables, 'known_networks'>): ExpressionWrapper<Tables, 'known_networks', SqlBool> =>
    row.and([row('seen_at', '>', daysFrom(at, -knownNetworks.days)), row('seen_at', '<', daysFrom(at, 2))]);
}

function daysFrom(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY).toISOString();
}

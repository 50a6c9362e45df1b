import { setTimeout } from 'node:timers/promises';
import type { Disaster } from './disasters.ts';
import type { Cluster } from './open-cluster.ts';
import type { Office } from './open-office.ts';

/** How long a promotion, and the service after it, are waited for, in seconds. */
const PATIENCE = 120;

/** Strikes, waits until another primary is there and both processes of the shop have stored something since, and mends. In seconds. */
export async function surviveDisaster(disaster: Disaster, cluster: Cluster, office: Office) {
  const before = await cluster.whole(240);
  const anew = cluster.madeAnew.length;
  await office.isServing(Date.now(), PATIENCE);
  const synchronous = await cluster.synchronous();
  const struck = Date.now();
  const striking = disaster.strike(cluster, before).then(() => Date.now());
  striking.catch(() => {});
  const promoted = disaster.promotes ? await promotionAfter(cluster, before.identity) : null;
  const readyAt = promoted?.at ?? (await striking.then(() => promotionAfter(cluster, ''))).at;
  const served = await office.isServing(readyAt, PATIENCE);
  await striking;
  await disaster.mend(cluster, before);
  const mended = Date.now();
  await cluster.whole(240);
  return {
    ...(promoted && {
      promotedAfter: seconds(promoted.at - struck),
      primary: `${before.node.name} → ${promoted.name}`,
      ...(![before.node.name, synchronous].includes(promoted.name) && { synchronousWas: synchronous }),
    }),
    servedAfter: served === null ? Number.POSITIVE_INFINITY : seconds(served - readyAt),
    wholeAfter: seconds(Date.now() - mended),
    ...(cluster.madeAnew.length > anew && { madeAnew: cluster.madeAnew.slice(anew) }),
  };
}

/** When there is a primary that is another one than this. */
async function promotionAfter(cluster: Cluster, before: string) {
  for (const end = Date.now() + PATIENCE * 1000; Date.now() < end; await setTimeout(100)) {
    const now = await cluster.primary();
    if (now && now.identity !== before) return { at: Date.now(), name: now.node.name };
  }
  const said = cluster.nodes.map((node) => node.said().slice(-1500)).join('\n---\n');
  throw new Error(`No other primary in ${PATIENCE} s: ${said}`);
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}

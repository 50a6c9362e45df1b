import { setTimeout } from 'node:timers/promises';
import { addStaff } from '#operations/staff/add-staff.ts';
import type { Config } from '../config.ts';
import { loadDemo } from './demo/load-demo.ts';
import type { OutsideWorld } from './open-outside-world.ts';
import { operator } from './operator.ts';

/**
 * What an empty shop gets at its first start: the demo firm when it is wanted, then a staff account. Processes that start
 * together take turns, and one that was killed in the middle leaves what the next one goes on with. Answers lines to tell.
 */
export async function firstStart(world: OutsideWorld, config: Config, demoFolder: string): Promise<string[]> {
  const holder = world.world.uuid();
  const inAMinute = () => new Date(Date.parse(world.world.now()) + 60_000).toISOString();
  while (!(await world.leases.take('first start', holder, world.world.now(), inAMinute()))) await setTimeout(50);
  try {
    // The account comes last: while there is none, the shop is not yet filled.
    if ((await world.users.count()) > 0) return [];
    const company = await world.companies.current();
    const wanted = config.demo ?? config.usesDefaultStores;
    const demo = wanted && (company === null || company.demo) ? [await loadDemo(world, demoFolder, operator)] : [];
    return [...demo, ...(await firstAccount(world, config))];
  } finally {
    await world.leases.release('first start', holder);
  }
}

async function firstAccount(world: OutsideWorld, config: Config): Promise<string[]> {
  const account = config.firstStaff ?? { username: 'owner', password: world.world.secret(15) };
  const added = await addStaff(world, account, operator);
  if (!added.ok) throw new Error(`The first staff account cannot be made: ${added.message}`);
  if (config.firstStaff) return [`The staff account ${account.username} is made.`];
  return [
    'The first staff account is made. This is shown once:',
    `  username ${account.username}`,
    `  password ${account.password}`,
  ];
}

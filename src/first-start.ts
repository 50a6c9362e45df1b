import { addStaff } from '#operations/add-staff.ts';
import type { Actor } from '#operations/ports.ts';
import type { Config } from './config.ts';
import { loadDemo } from './load-demo.ts';
import type { OutsideWorld } from './open-outside-world.ts';

const operator: Actor = { username: 'console', address: 'console' };

/** What an empty shop gets at its first start: a staff account, and the demo firm when it is wanted. Answers lines to tell. */
export const firstStart = async (world: OutsideWorld, config: Config, demoFolder: string): Promise<string[]> => {
  const empty = (await world.companies.current()) === null && (await world.users.count()) === 0;
  const wanted = config.demo ?? config.usesDefaultStores;
  const demo = empty && wanted ? [await loadDemo(world, demoFolder, operator)] : [];
  return [...demo, ...(await firstAccount(world, config))];
};

const firstAccount = async (world: OutsideWorld, config: Config): Promise<string[]> => {
  if ((await world.users.count()) > 0) return [];
  const account = config.firstStaff ?? { username: 'owner', password: world.world.secret(15) };
  const added = await addStaff(world, account, operator);
  if (!added.ok) throw new Error(`The first staff account cannot be made: ${added.message}`);
  if (config.firstStaff) return [`The staff account ${account.username} is made.`];
  return [
    'The first staff account is made. This is shown once:',
    `  username ${account.username}`,
    `  password ${account.password}`,
  ];
};

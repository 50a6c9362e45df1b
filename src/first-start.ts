import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyBody } from '#contract/company.ts';
import { addStaff } from '#operations/add-staff.ts';
import type { Actor } from '#operations/ports.ts';
import { saveCompany } from '#operations/save-company.ts';
import type { Config } from './config.ts';
import type { OutsideWorld } from './open-outside-world.ts';

const console_: Actor = { username: 'console', address: 'console' };

/** What an empty shop gets at its first start: a staff account, and the demo firm when it is wanted. Answers lines to tell. */
export const firstStart = async (world: OutsideWorld, config: Config, demoFolder: string): Promise<string[]> => [
  ...(await loadDemo(world, config, demoFolder)),
  ...(await firstAccount(world, config)),
];

const loadDemo = async (world: OutsideWorld, config: Config, folder: string): Promise<string[]> => {
  const empty = (await world.companies.current()) === null && (await world.users.count()) === 0;
  const wanted = config.demo ?? config.usesDefaultStores;
  if (!empty || !wanted) return [];
  const record = companyBody.parse(JSON.parse(await readFile(join(folder, 'company.json'), 'utf8')));
  const saved = await saveCompany(world, record, true, console_);
  if (!saved.ok) throw new Error(`The demo firm cannot be loaded: ${saved.message} ${JSON.stringify(saved.problems)}`);
  return [`The demo firm ${record.name} is loaded: every document is marked SPECIMEN.`];
};

const firstAccount = async (world: OutsideWorld, config: Config): Promise<string[]> => {
  if ((await world.users.count()) > 0) return [];
  const account = config.firstStaff ?? { username: 'owner', password: world.world.secret(15) };
  const added = await addStaff(world, account, console_);
  if (!added.ok) throw new Error(`The first staff account cannot be made: ${added.message}`);
  if (config.firstStaff) return [`The staff account ${account.username} is made.`];
  return [
    'The first staff account is made. This is shown once:',
    `  username ${account.username}`,
    `  password ${account.password}`,
  ];
};

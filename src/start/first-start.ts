import { setTimeout } from 'node:timers/promises';
import { withOwnShopCodes } from '#domain/catalogue/opening/with-own-shop-codes.ts';
import { passwordProblem } from '#domain/staff/account-problems.ts';
import { operator } from '#operations/ports/actor.ts';
import type { KeptAccount } from '#operations/ports/demo.ts';
import { addStaff } from '#operations/staff/add-staff.ts';
import { BadConfig, type Config } from '../config.ts';
import type { Ports } from './open-ports.ts';
import { openShopFolder } from './open-shop-folder.ts';

/**
 * Fills an empty shop at its first start: with the demo firm, unless it is turned off, then with a staff account. That is the
 * account of the owner who set a demo aside for this shop, else a new one. Processes that start together take turns. When one is
 * killed in the middle, the next one goes on. Returns lines to print.
 */
export async function firstStart(ports: Ports, config: Config, demoFolder: string): Promise<string[]> {
  const holder = ports.system.uuid();
  const inAMinute = () => new Date(Date.parse(ports.system.now()) + 60_000).toISOString();
  while (!(await ports.leases.take('first start', holder, ports.system.now(), inAMinute()))) await setTimeout(50);
  try {
    // The account is added last: while there is none, the shop is not yet filled.
    const folder = openShopFolder(config);
    if ((await ports.users.count()) > 0) {
      // A demo whose owner was noted, and that was not set aside.
      await folder.noteOwner(null);
      return [];
    }
    await refuseEasyPassword(ports, config);
    const company = await ports.companies.current();
    const kept = await folder.notedOwner();
    const wanted = kept === null && (config.demo ?? config.usesDefaultStores);
    const demo = wanted && (company === null || company.demo) ? [await fillDemo(ports, demoFolder)] : [];
    if (!wanted && company === null) await takeOwnCodes(ports);
    if (!kept) return [...demo, ...(await firstAccount(ports, config))];
    const said = await keepAccount(ports, kept);
    await folder.noteOwner(null);
    return said;
  } finally {
    await ports.leases.release('first start', holder);
  }
}

/** The demo keeps the codes of the specification. A shop of one's own opens with codes that are long enough for every firm. */
async function takeOwnCodes({ catalogues, system }: Ports): Promise<void> {
  const { version, record } = await catalogues.current();
  if (version === 1) await catalogues.saveOnto(version, withOwnShopCodes(record), system.now(), operator);
}

/** No other start needs its code. After a power cut the next start goes on: the account, which is added last, is not there. */
async function fillDemo(ports: Ports, folder: string): Promise<string> {
  const { loadDemo } = await import('./demo/load-demo.ts');
  return ports.syncLate(() => loadDemo(ports, folder, operator));
}

/** Before the demo is loaded, which takes a while. */
async function refuseEasyPassword({ passwords }: Ports, { firstStaff }: Config): Promise<void> {
  if (!firstStaff) return;
  const { username, password } = firstStaff;
  const problem = await passwordProblem(password, (typed) => passwords.isEasy(typed, [username]));
  if (problem) throw new BadConfig(`STAFF_PASSWORD cannot be used. ${problem}`);
}

async function keepAccount({ users, system }: Ports, kept: KeptAccount): Promise<string[]> {
  await users.add({ id: system.uuid(), role: 'owner', code: null, ...kept }, system.now(), operator);
  return [`The account ${kept.username} goes on with its password.`];
}

async function firstAccount(ports: Ports, config: Config): Promise<string[]> {
  const account = config.firstStaff ?? { username: 'owner', password: ports.system.secret(12) };
  const added = await addStaff(ports, account, operator);
  if (!added.ok && config.firstStaff) {
    // The configuration has checked the name already: what is left is that it is taken, or looks like another.
    const variable = added.kind === 'conflict' ? 'STAFF_USERNAME' : 'STAFF_PASSWORD';
    throw new BadConfig(`${variable} cannot be used. ${added.message}`);
  }
  if (!added.ok) throw new Error(`The first staff account cannot be added: ${added.message}`);
  if (config.firstStaff) return [`The staff account ${account.username} was added.`];
  return ['The first staff account, shown once:', `  username ${account.username}`, `  password ${account.password}`];
}

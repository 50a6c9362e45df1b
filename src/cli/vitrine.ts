import { nameSources } from '#start/name-sources.ts';
import { startFailure } from '#start/start-failure.ts';
import { readConfig } from '../config.ts';
import type { Command, CommandResult, ShopCommand } from './command.ts';

nameSources();

// Files hold password hashes and customers' addresses: only this user may read them.
process.umask(0o077);

const usage = `vitrine user list              the accounts: name, role, open or disabled, last used
vitrine user add NAME [owner]  add an account; the password is asked for, or read from standard input
vitrine user password NAME     set another password; all logins of the account end
vitrine user disable NAME      disable the account; all its logins end
vitrine user enable NAME       enable it again
vitrine user role NAME ROLE    set the role: owner or staff
vitrine company export [FILE]  write the company record as JSON
vitrine company import FILE    save the company record as its next version
vitrine backup                 back up the shop now, to BACKUP_URL
vitrine verify                 check the whole shop: database, series, audit log, files, papers
vitrine sweep                  check that the files are this shop's, and count those that nothing uses
vitrine sweep all              remove all of those
vitrine sweep adopt            mark the files as this shop's
vitrine restore                list the backups at BACKUP_URL
vitrine restore NAME           restore that backup, or the latest, into an empty DATA_DIR; it is verified first
                               “keep-files” allows files in the file store, “anyway” restores also what is not whole
vitrine hold-mails             after PostgreSQL was restored by its own tools: no mail to a customer goes out by itself
vitrine start-fresh            set the demo aside, to start a real shop
`;

// Imported on demand: importing them all takes longer than most commands run.
const commands: Record<string, () => Promise<Command>> = {
  user: async () => (await import('./user.ts')).userCommand,
  company: async () => (await import('./company.ts')).companyCommand,
  sweep: async () => (await import('./sweep.ts')).sweepCommand,
};
const shopCommands: Record<string, () => Promise<ShopCommand>> = {
  backup: async () => (await import('./backup.ts')).backupCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  'hold-mails': async () => (await import('./hold-mails.ts')).holdMailsCommand,
  'start-fresh': async () => (await import('./start-fresh.ts')).startFreshCommand,
};

async function run([name = '', ...words]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  const shopCommand = Object.hasOwn(shopCommands, name) ? await shopCommands[name]?.() : undefined;
  if (shopCommand) return print(await shopCommand(readConfig(process.env), words));
  if (command) return runCommand(command, words);
  if (name !== '' && name !== 'help' && name !== '--help') {
    process.stderr.write(`There is no command “${name}”. The commands are:\n\n${usage}`);
    return 2;
  }
  process.stdout.write(usage);
  return 0;
}

async function runCommand(command: Command, words: string[]): Promise<number> {
  const config = readConfig(process.env);
  const { backUpOldShop } = await import('#start/back-up-old-shop.ts');
  for (const line of await backUpOldShop(config)) process.stderr.write(`${line}\n`);
  const ports = await (await import('#start/open-ports.ts')).openPorts(config);
  try {
    return print(await command(ports, words));
  } finally {
    await ports.close();
  }
}

/** Prints the result and returns the exit code. */
function print(result: CommandResult): number {
  if (result === 'usage') process.stderr.write(`The command does not take these words. The commands are:\n\n${usage}`);
  else (result.ok ? process.stdout : process.stderr).write(`${result.message}\n`);
  return result === 'usage' ? 2 : result.ok ? 0 : 1;
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
  },
);

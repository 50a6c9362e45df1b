import { BadConfig, readConfig } from '../config.ts';
import { openOutsideWorld } from '../open-outside-world.ts';
import { companyCommand } from './company.ts';
import { userCommand } from './user.ts';

// Password hashes and customers' addresses are for this user alone.
process.umask(0o077);

const usage = `vitrine user add NAME          add a staff account; the password is asked for, or read from standard input
vitrine user password NAME     give it another password; its logins end
vitrine user disable NAME      close it; its logins end
vitrine company export [FILE]  write the company record as JSON
vitrine company import FILE    save the company record as its next version
`;

const commands: Record<string, typeof userCommand> = { user: userCommand, company: companyCommand };

const run = async ([name = '', ...words]: string[]): Promise<number> => {
  const command = commands[name];
  if (!command) {
    process.stdout.write(usage);
    return name === '' || name === 'help' || name === '--help' ? 0 : 2;
  }
  const world = await openOutsideWorld(readConfig(process.env));
  try {
    const result = await command(world, words);
    if (result === 'usage') process.stderr.write(usage);
    else (result.ok ? process.stdout : process.stderr).write(`${result.message}\n`);
    return result === 'usage' ? 2 : result.ok ? 0 : 1;
  } finally {
    await world.close();
  }
};

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof BadConfig || !(error instanceof Error) ? error : error.stack}\n`);
    process.exitCode = 1;
  },
);

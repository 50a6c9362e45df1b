import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Drill, DrillOptions } from './drill.ts';
import { drills } from './drills.ts';
import { canMount } from './small-disk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    short: { type: 'boolean' },
    planted: { type: 'boolean' },
    fault: { type: 'string' },
    plant: { type: 'string' },
    minutes: { type: 'string' },
    release: { type: 'string' },
  },
});

function say(line: string) {
  return process.stdout.write(`${line}\n`);
}

function help() {
  say(
    'npm run drill -- [name …] [--short] [--planted] [--fault WORDS] [--plant WORD] [--minutes N] [--release FOLDER]\n',
  );
  for (const { name, holds } of drills) say(`  ${name.padEnd(12)}${holds}.`);
  say(
    '\nWithout a name: all of them. --short: the form that npm test runs. --planted: each fault of a drill is put into',
  );
  say(
    'the program, and the drill must fall short. --fault: only the faults with these words in their name, of --planted',
  );
  say(
    'and of the drill planted. --plant: something wrong around the program, which the drill must fall short of: async or',
  );
  say(
    'keyless, of failover; early or late, of point. --minutes: how long the drill of the memory lasts, 30 by default.',
  );
  say(
    '--release: the folder of an earlier release, with its packages installed, for the drill that runs it beside this',
  );
  say('one.');
}

/** What of a drill's needs is not on this machine, as a sentence; '' when it can run. */
function missing({ needs = {}, asRoot, withRelease, plants = [] }: Drill): string {
  if (withRelease && !values.release) return 'name the folder of an earlier release with --release';
  if (values.plant && !plants.includes(values.plant)) return `it plants no “${values.plant}”`;
  if (process.getuid?.() === 0) installPackages(absentOf(needs));
  const absent = absentOf(needs);
  if (absent.length > 0) return `install the Debian package ${absent.join(' and ')}`;
  return asRoot && !canMount() ? 'it mounts a disk of its own: run it as root, where that is allowed' : '';
}

/** The packages whose commands are not here. */
function absentOf(needs: Record<string, string>): string[] {
  const isHere = (command: string) =>
    spawnSync('sh', ['-c', 'command -v "$0"', command], { stdio: 'ignore' }).status === 0;
  const absent = Object.entries(needs).filter(([command]) => !isHere(command));
  return [...new Set(absent.map(([, name]) => name))];
}

/** Does nothing on a machine without apt-get. */
function installPackages(names: string[]): void {
  if (names.length === 0 || spawnSync('apt-get', ['-v'], { stdio: 'ignore' }).error) return;
  say(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', ...names]);
}

/** What fell short, each in words; nothing when all of it held. */
async function run(drill: Drill, options: DrillOptions, quiet = false): Promise<string[]> {
  const short: string[] = [];
  try {
    await drill.run(options, (what, held, figures) => {
      if (!held) short.push(what);
      if (!quiet) say(`${held ? 'held' : 'FELL SHORT'}  ${drill.name}, ${what}: ${JSON.stringify(figures)}`);
    });
  } catch (error) {
    short.push(error instanceof Error ? error.message : String(error));
    if (!quiet) say(`FELL SHORT  ${drill.name}: ${error instanceof Error ? error.stack : error}`);
  }
  return short;
}

async function plantFaults(drill: Drill): Promise<boolean> {
  let all = true;
  for (const fault of drill.faults.filter(({ name }) => name.includes(values.fault ?? ''))) {
    const short = await run(drill, { size: 'short', fault }, true);
    // A program that does not even start was not caught by the drill.
    const caught = short.length > 0 && !short.some((line) => /cannot be planted|^The program ended with/.test(line));
    say(
      `${caught ? 'caught' : 'NOT CAUGHT'}  ${drill.name}, ${fault.name}: ${short[0]?.split('\n')[0] ?? 'all of it held'}`,
    );
    all = all && caught;
  }
  return all;
}

const chosen = positionals.length > 0 ? drills.filter(({ name }) => positionals.includes(name)) : drills;
const unknown = positionals.filter((name) => !drills.some((drill) => drill.name === name));
if (values.help || unknown.length > 0) {
  help();
  process.exitCode = unknown.length > 0 ? 64 : 0;
} else {
  const outcomes = { held: 0, short: 0, notRun: 0 };
  for (const drill of chosen) {
    const wanted = values.planted && drill.faults.length === 0 ? 'it has no fault in the program' : missing(drill);
    if (wanted) {
      say(`not run  ${drill.name}: ${wanted}.`);
      outcomes.notRun += 1;
      continue;
    }
    const given = {
      ...(values.minutes && { minutes: Number(values.minutes) }),
      ...(values.fault && { onlyFaults: values.fault }),
      ...(values.release && { release: values.release }),
      ...(values.plant && { plant: values.plant }),
    };
    const good = values.planted
      ? await plantFaults(drill)
      : (await run(drill, { size: values.short ? 'short' : 'long', fault: null, ...given })).length === 0;
    outcomes[good ? 'held' : 'short'] += 1;
  }
  say(`${outcomes.held} held, ${outcomes.short} fell short, ${outcomes.notRun} not run.`);
  process.exitCode = outcomes.short > 0 ? 1 : outcomes.notRun > 0 ? 2 : 0;
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { warningLimits as limits } from './warning-limits.ts';
import { type Readings, warningsOf } from './warnings-of.ts';

const well: Readings = {
  disks: [{ holds: 'the database', free: 30e9, total: 400e9 }],
  backup: { waiting: limits.backup + 599, every: 10, isOurs: true },
  replica: limits.replica - 1,
  archive: limits.archive - 1,
  certificate: 14 * 86_400,
  outbox: limits.outbox - 1,
  givenUpLetters: 0,
  clock: -29,
};

test('Nothing is said while all is well, or nothing is known', () => {
  expect(warningsOf(well)).toEqual([]);
  const mails = { outbox: null, givenUpLetters: null };
  const unknown = { disks: [], backup: null, replica: null, archive: null, certificate: null, ...mails, clock: null };
  expect(warningsOf(unknown)).toEqual([]);
});

test.each<[Partial<Readings>, boolean, string]>([
  [
    { disks: [{ holds: 'the files', free: 3e9, total: 20e9 }] },
    false,
    'The disk of the files has 3.0 GB of 20 GB free.',
  ],
  [{ disks: [{ holds: 'the files', free: 9e8, total: 20e9 }] }, true, 'has 900 MB of 20 GB free.'],
  [{ disks: [{ holds: 'the files', free: 0, total: 20e9 }] }, true, 'has 0 bytes of 20 GB free.'],
  [
    { backup: { waiting: 4_200, every: 10, isOurs: true } },
    true,
    'What was changed 70 minutes ago is in no backup yet.',
  ],
  [
    { backup: { waiting: 4_200, every: 10, isOurs: false } },
    true,
    'No backup is of this shop as it is now: there is none yet,',
  ],
  [{ backup: 'failed' }, true, 'The place of the backups, or the newest backup in it, cannot be read.'],
  [{ replica: 60 }, false, 'A replica of the database is 60 seconds behind.'],
  [{ replica: 'failed' }, false, 'The replica of the database does not answer.'],
  [{ archive: 4_200 }, true, 'The log of the database has not reached its archive, for at most 70 minutes.'],
  [{ certificate: 14 * 86_400 - 1 }, false, 'The certificate of the site ends in 13 days.'],
  [{ certificate: 86_400 }, true, 'The certificate of the site ends in 24 hours.'],
  [{ certificate: -86_400 }, true, 'The certificate of the site ended 24 hours ago'],
  [{ outbox: 3_600 }, false, 'A mail has waited for 60 minutes.'],
  [{ givenUpLetters: 1 }, false, 'The last weekly letter did not reach one address:'],
  [{ clock: 300 }, false, 'The clock of this server is 5 minutes ahead of the clock of the database.'],
  [{ clock: -30.4 }, false, 'The clock of this server is 30 seconds behind the clock of the database.'],
])('%j is said with what to do', (reading, urgent, says) => {
  const warnings = warningsOf({ ...well, ...reading });
  expect(warnings).toEqual([
    {
      kind: Object.keys(reading)[0]?.replace('disks', 'disk').replace('givenUpLetters', 'outbox'),
      urgent,
      says: expect.stringContaining(says),
      todo: expect.stringMatching(/^[A-Z].+\.$/),
    },
  ]);
});

test('A small disk is not warned of while a fifth is free, nor a large one with 20 GB', () => {
  const disk = (free: number, total: number) => warningsOf({ ...well, disks: [{ holds: 'it', free, total }] }).length;
  expect([disk(1e9, 5e9), disk(0.9e9, 5e9), disk(20e9, 1000e9), disk(19e9, 1000e9)]).toEqual([0, 1, 0, 1]);
});

test('The operator’s page has the same limits', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const row = (title: string) => new RegExp(`^\\| ${title} \\| ([^|]+) \\|`, 'm').exec(page)?.[1];
  expect(row('Disk')).toBe('less than a fifth and 20 GB free; urgent below a twentieth and 2 GB');
  expect(row('Backup')).toBe(
    `a change is in no backup ${limits.backup / 3600} hour after its turn, also where the newest is another shop's; or their place, or the newest, cannot be read`,
  );
  expect(row('Replica')).toBe(`${limits.replica} s behind, or without an answer`);
  expect(row('Archive')).toBe(`the log of PostgreSQL has not reached its archive for ${limits.archive / 60} minutes`);
  expect(row('Certificate')).toBe(`${limits.certificate.days} days left; urgent at ${limits.certificate.urgentDays}`);
  expect(row('Mail')).toBe(`one has waited ${limits.outbox / 3600} hour, or a weekly letter was given up`);
  expect(row('Clock')).toBe(`${limits.clock} s from that of the database`);
});

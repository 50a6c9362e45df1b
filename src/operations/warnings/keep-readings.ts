import { type Readings, warningsOf } from '#domain/warnings/warnings-of.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { AutomaticBackups } from '../ports/backup.ts';
import type { CallbackStore } from '../ports/callbacks.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { LetterStore } from '../ports/figures/letter-store.ts';
import type { MailStore } from '../ports/mails.ts';
import type { Machine, System } from '../ports/system.ts';

type WarningPorts = {
  system: Pick<System, 'now'>;
  machine: Machine;
  audit: Pick<AuditLog, 'read'>;
  callbacks: Pick<CallbackStore, 'waiting'>;
  mails: Pick<MailStore, 'waiting'>;
  letters: Pick<LetterStore, 'waiting' | 'givenUp'>;
  companies: Pick<CompanyStore, 'current'>;
  /** Null when this program makes no backups. */
  backups: AutomaticBackups | null;
};

/** The readings and the warnings that follow from them. They are read again after a minute: a bucket is asked for each. */
export function keepReadings(ports: WarningPorts) {
  let kept: { readings: Promise<Readings>; until: number } | null = null;
  const probes = { disks: oneAtATime(ports.machine.disks), backup: oneAtATime(() => readBackup(ports)) };
  const readings = () => {
    const now = performance.now();
    if (!kept || now > kept.until) kept = { readings: readReadings(ports, probes), until: now + KEPT_MS };
    return kept.readings;
  };
  return { readings, warnings: async () => warningsOf(await readings()) };
}

export type KeptReadings = ReturnType<typeof keepReadings>;

const KEPT_MS = 60_000;

/** What touches disks, which may hang. */
type DiskProbes = { disks: Machine['disks']; backup: () => Promise<Readings['backup']> };

/** The reading that has not come yet, or a new one: each one on a disk that hangs keeps one of Node's four threads for files. */
function oneAtATime<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | null = null;
  return () => {
    pending ??= read().finally(() => {
      pending = null;
    });
    return pending;
  };
}

/** Reads what the shop stands on. What does not answer in time is left out, or is the warning itself. */
async function readReadings(ports: WarningPorts, probes: DiskProbes): Promise<Readings> {
  const { machine } = ports;
  const [disks, backup, replica, archive, certificateEnds, outbox, givenUpLetters, clock] = await Promise.all([
    inTime(probes.disks(), []),
    inTime(probes.backup(), 'failed' as const),
    inTime(machine.replicaLag(), null),
    inTime(machine.archiveWaiting(), null),
    inTime(machine.certificateEnds(), null),
    inTime(readOutbox(ports), null),
    inTime(readGivenUp(ports), null),
    inTime(readClock(ports), null),
  ]);
  return {
    disks,
    backup,
    replica,
    archive,
    certificate: certificateEnds === null ? null : -secondsSince(certificateEnds, ports.system.now()),
    outbox,
    givenUpLetters,
    clock,
  };
}

const PATIENCE_MS = 4_000;

async function inTime<Value, Else>(reading: Promise<Value>, instead: Else): Promise<Value | Else> {
  const { promise, resolve } = Promise.withResolvers<Else>();
  const timer = setTimeout(() => resolve(instead), PATIENCE_MS);
  return Promise.race([reading.catch(() => instead), promise]).finally(() => clearTimeout(timer));
}

/**
 * A change has an audit line: the first line after the newest backup's says since when something is in no backup. Where the log has
 * another hash, or no such line, that backup is another shop's, or of what a restore took back.
 */
async function readBackup({ system, audit, backups }: WarningPorts): Promise<Readings['backup']> {
  if (backups === null) return null;
  const newest = await backups.newestLine();
  const [last, next] = newest ? await audit.read(newest.seq - 1, 2) : [];
  const isOurs = last !== undefined && last.seq === newest?.seq && last.hash === newest.hash;
  const waiting = isOurs ? next : (await audit.read(0, 1))[0];
  return { waiting: waiting ? secondsSince(waiting.at, system.now()) : 0, every: backups.every, isOurs };
}

async function readOutbox({ system, callbacks, mails, letters }: WarningPorts): Promise<number> {
  const waiting = await Promise.all([callbacks.waiting(), mails.waiting(), letters.waiting()]);
  return Math.max(0, ...waiting.flatMap(({ oldest }) => (oldest === null ? [] : secondsSince(oldest, system.now()))));
}

/** An address that was taken out of the company record gets no letter, and nobody misses it. */
async function readGivenUp({ companies, letters }: WarningPorts): Promise<number> {
  const wanted = (await companies.current())?.company.weeklyLetterTo ?? [];
  return (await letters.givenUp()).filter((recipient) => wanted.includes(recipient)).length;
}

/** The answer left the database between the two looks at our clock. */
async function readClock({ system, machine }: WarningPorts): Promise<number | null> {
  const before = Date.parse(system.now());
  const theirs = await machine.databaseNow();
  if (theirs === null) return null;
  const after = Date.parse(system.now());
  return ((before + after) / 2 - Date.parse(theirs)) / 1000;
}

function secondsSince(instant: string, now: string): number {
  return (Date.parse(now) - Date.parse(instant)) / 1000;
}

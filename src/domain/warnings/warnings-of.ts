import { warningLimits as limits } from './warning-limits.ts';

export const warningKinds = ['disk', 'backup', 'replica', 'archive', 'certificate', 'outbox', 'clock'] as const;

export type WarningKind = (typeof warningKinds)[number];

export type DiskReading = {
  /** What is kept there: 'the data and the backups'. */
  holds: string;
  /** Bytes, of which `free` can be written. */
  free: number;
  total: number;
};

/** What was measured, in seconds and bytes. Null: there is no such thing here, or it cannot be known. 'failed': it should answer and did not. */
export type Readings = {
  disks: DiskReading[];
  /**
   * `waiting`: how long the oldest change that is in no backup has waited; `every`: minutes between two backups; `isOurs`: whether there
   * is a newest backup, of this shop as it is now.
   */
  backup: { waiting: number; every: number; isOurs: boolean } | 'failed' | null;
  replica: number | 'failed' | null;
  /** Since the log of the database last reached its archive; 0 while it gets there. */
  archive: number | null;
  /** Seconds until the certificate of the public address ends; negative when it has ended. */
  certificate: number | null;
  outbox: number | null;
  /** How many of this week's letters to owners were given up. */
  givenUpLetters: number | null;
  /** This machine's clock minus the database's. */
  clock: number | null;
};

type Warning = { kind: WarningKind; urgent: boolean; says: string; todo: string };

/** `warningsOf({ …, clock: 300 })` → `[{ kind: 'clock', urgent: false, says: 'The clock … is 5 minutes ahead …', todo: 'Switch on …' }]` */
export function warningsOf(readings: Readings): Warning[] {
  return [
    ...readings.disks.flatMap(diskWarning),
    ...backupWarning(readings.backup),
    ...replicaWarning(readings.replica),
    ...archiveWarning(readings.archive),
    ...certificateWarning(readings.certificate),
    ...outboxWarning(readings.outbox),
    ...lettersWarning(readings.givenUpLetters),
    ...clockWarning(readings.clock),
  ];
}

function diskWarning({ holds, free, total }: DiskReading): Warning[] {
  const { part, bytes, urgentPart, urgentBytes } = limits.disk;
  if (free >= total * part || free >= bytes) return [];
  return [
    {
      kind: 'disk',
      urgent: free < total * urgentPart && free < urgentBytes,
      says: `The disk of ${holds} has ${size(free)} of ${size(total)} free. When it is full, nothing can be saved.`,
      todo: 'Make the disk larger, or move what does not belong to the shop to another one.',
    },
  ];
}

function backupWarning(backup: Readings['backup']): Warning[] {
  if (backup === 'failed')
    return [
      {
        kind: 'backup',
        urgent: true,
        says: 'The place of the backups, or the newest backup in it, cannot be read.',
        todo: 'Check that BACKUP_URL can be reached with its keys. The log says why at “job failed”.',
      },
    ];
  if (backup === null || backup.waiting < limits.backup + backup.every * 60) return [];
  return [
    {
      kind: 'backup',
      urgent: true,
      says: backup.isOurs
        ? `What was changed ${span(backup.waiting)} ago is in no backup yet.`
        : 'No backup is of this shop as it is now: there is none yet, or the newest is another shop’s, or holds what a restore took back.',
      todo: 'Run “vitrine backup” on the server: it says what is wrong. The log says it at “job failed”, too.',
    },
  ];
}

function replicaWarning(replica: Readings['replica']): Warning[] {
  const todo =
    'Check that the replica runs and reaches the primary; its log says why. Until then the primary does all the work.';
  if (replica === 'failed')
    return [{ kind: 'replica', urgent: false, says: 'The replica of the database does not answer.', todo }];
  if (replica === null || replica < limits.replica) return [];
  return [{ kind: 'replica', urgent: false, says: `A replica of the database is ${span(replica)} behind.`, todo }];
}

function archiveWarning(waiting: Readings['archive']): Warning[] {
  if (waiting === null || waiting < limits.archive) return [];
  return [
    {
      kind: 'archive',
      urgent: true,
      says: `The log of the database has not reached its archive, for at most ${span(waiting)}. Until it does, nothing later can be brought back, and the log fills the disk of the database.`,
      todo: 'Run “sudo -u postgres pgbackrest --stanza=vitrine check” on the server of the database, which says why. See that its disk has room.',
    },
  ];
}

function certificateWarning(left: Readings['certificate']): Warning[] {
  if (left === null || left >= limits.certificate.days * DAY) return [];
  return [
    {
      kind: 'certificate',
      urgent: left < limits.certificate.urgentDays * DAY,
      says:
        left < 0
          ? `The certificate of the site ended ${span(-left)} ago: browsers refuse the site.`
          : `The certificate of the site ends in ${span(left)}. Then browsers refuse the site.`,
      todo: 'Renew it and reload the proxy. When it renews itself, see in its log why it does not.',
    },
  ];
}

function outboxWarning(oldest: Readings['outbox']): Warning[] {
  if (oldest === null || oldest < limits.outbox) return [];
  return [
    {
      kind: 'outbox',
      urgent: false,
      says: `A mail has waited for ${span(oldest)}.`,
      todo: 'See under Callbacks what the mail server answered, and check MAIL_URL. The program goes on trying.',
    },
  ];
}

function lettersWarning(givenUp: Readings['givenUpLetters']): Warning[] {
  if (givenUp === null || givenUp === 0) return [];
  return [
    {
      kind: 'outbox',
      urgent: false,
      says: `The last weekly letter did not reach ${givenUp === 1 ? 'one address' : `${givenUp} addresses`}: the mail server refused it, or it was tried too often.`,
      todo: 'Check MAIL_URL, and the addresses of the weekly letter under Company. The next one goes out on Monday.',
    },
  ];
}

function clockWarning(ahead: Readings['clock']): Warning[] {
  if (ahead === null || Math.abs(ahead) < limits.clock) return [];
  return [
    {
      kind: 'clock',
      urgent: false,
      says: `The clock of this server is ${span(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} the clock of the database. Dates of documents and codes of phones may be wrong.`,
      todo: 'Switch on time synchronisation (NTP) on both machines: “timedatectl set-ntp true”.',
    },
  ];
}

const DAY = 86_400;

/** `span(5400)` → '90 minutes' */
function span(seconds: number): string {
  const [amount, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7_200
        ? [seconds / 60, 'minute']
        : seconds < 2 * DAY
          ? [seconds / 3_600, 'hour']
          : [seconds / DAY, 'day'];
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

/** `size(1_540_000_000)` → '1.5 GB' */
function size(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.floor(amount)} ${units[power]}`;
}

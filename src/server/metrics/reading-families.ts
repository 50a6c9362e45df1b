import type { Readings } from '#domain/warnings/warnings-of.ts';
import type { Family } from './metrics-text.ts';

/** What the shop stands on, for the same alarms as an owner's warnings. What is not known here has no sample. */
export function readingFamilies({ disks, backup, replica, archive, certificate, clock }: Readings): Family[] {
  const disk = (of: 'free' | 'total') => disks.map((each) => ({ labels: { holds: each.holds }, value: each[of] }));
  const known = (value: number | 'failed' | null) => (typeof value === 'number' ? [{ value }] : []);
  const backupAge = typeof backup === 'object' && backup !== null ? backup.waiting : backup;
  return [
    gauge('vitrine_disk_free_bytes', 'What can still be written to a disk of the shop.', disk('free')),
    gauge('vitrine_disk_size_bytes', 'Size of that disk.', disk('total')),
    gauge('vitrine_backup_waiting_seconds', 'How long the oldest change has waited for its backup.', known(backupAge)),
    gauge('vitrine_replica_lag_seconds', 'How far the replica that is most behind is behind.', known(replica)),
    gauge(
      'vitrine_archive_waiting_seconds',
      'Since the log of the database last reached its archive; 0 while it gets there.',
      known(archive),
    ),
    gauge('vitrine_certificate_left_seconds', 'Until the certificate of the public address ends.', known(certificate)),
    gauge('vitrine_clock_ahead_seconds', 'This clock minus that of the database.', known(clock)),
    gauge('vitrine_not_read', '1 for what should answer and does not.', [
      { labels: { what: 'backup' }, value: Number(backup === 'failed') },
      { labels: { what: 'replica' }, value: Number(replica === 'failed') },
    ]),
  ];
}

function gauge(name: string, help: string, samples: Family['samples']): Family {
  return { name, kind: 'gauge', help, samples };
}

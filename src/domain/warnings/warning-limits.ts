/** From when on an owner is warned: docs/operations.md has the same figures with the reasons. */
export const warningLimits = {
  /** A disk with less than a fifth and less than 20 GB free; urgent with less than a twentieth and 2 GB. */
  disk: { part: 1 / 5, bytes: 20e9, urgentPart: 1 / 20, urgentBytes: 2e9 },
  /** Seconds that a change waits for its backup, beyond the time between two backups. */
  backup: 3_600,
  /** Seconds that a replica is behind. */
  replica: 60,
  /** Seconds that the log of the database has not reached its archive. */
  archive: 600,
  /** Days until the certificate ends. */
  certificate: { days: 14, urgentDays: 3 },
  /** Seconds that a mail waits. */
  outbox: 3_600,
  /** Seconds between this machine's clock and the database's. A code of an authenticator app holds for 30. */
  clock: 30,
} as const;

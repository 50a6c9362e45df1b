import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { readS3Address } from '#adapters/files/s3-address.ts';
import { type MailSettings, readMailSettings } from '#adapters/mail/mail-settings.ts';
import { readSecretsKey } from '#adapters/secrets/read-secrets-key.ts';
import { passwordLengthProblem, usernameProblem } from '#domain/staff/account-problems.ts';

export type Config = {
  port: number;
  host: string;
  /** Null: the address that the server listens on. */
  publicOrigin: string | null;
  dataDir: string;
  databaseUrl: string;
  /** A replica of it, for reads that may be a moment old. */
  readUrl?: string;
  filesUrl: string;
  /** Of an S3 store; null for a folder. */
  filesKeys: { id: string; secret: string } | null;
  /** Set: load the demo shop or not. Null: load it when the database is the default one and empty. */
  demo: boolean | null;
  usesDefaultStores: boolean;
  firstStaff: { username: string; password: string } | null;
  mail: MailSettings;
  /** 'AW-123456789/AbC' of the ad service, or null. */
  adTag: string | null;
  rateLimits: boolean;
  backup: BackupConfig;
  /** The keys that encrypt stored secrets, the newest first. Without a key they are stored as plain text. */
  secretsKeys: Uint8Array[];
  /** The bearer token of GET /metrics for other machines; null: none of them may read it. */
  metricsToken: string | null;
  /** How long the server answers after SIGTERM, no longer ready, so that a proxy switches to other processes. */
  drainSeconds: number;
  /** Whether an X-Forwarded-For header from this address is trusted. */
  isTrustedProxy(address: string): boolean;
};

type BackupConfig = {
  url: string;
  /** Of a bucket; null for a folder. */
  keys: { id: string; secret: string } | null;
  /** Minutes between two automatic backups; null for none. */
  every: number | null;
};

/** An invalid environment variable. The message is one sentence that names it. */
export class BadConfig extends Error {
  override name = 'BadConfig';
}

/** Reads and checks every environment variable, once. Throws `BadConfig`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const text = (name: string) => env[name]?.trim() || undefined;
  const port = parseWholeNumber('PORT', text('PORT') ?? '3000', 0, 65_535);
  const host = text('HOST') ?? '127.0.0.1';
  const dataDir = resolve(text('DATA_DIR') ?? 'data');
  const stores = {
    databaseUrl: parseDatabaseUrl(text('DATABASE_URL'), `sqlite:${dataDir}/vitrine.db`),
    ...parseFiles(text('FILES_URL'), `file:${dataDir}/files`, text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')),
  };
  const readUrl = parseReadUrl(text('DATABASE_READ_URL'), stores.databaseUrl);
  return {
    port,
    host,
    publicOrigin: parseOrigin(text('PUBLIC_ORIGIN')),
    dataDir,
    ...stores,
    ...(readUrl === undefined ? {} : { readUrl }),
    backup: parseBackup(text, `file:${dataDir}/backups`, stores),
    usesDefaultStores: !text('DATABASE_URL') && !text('FILES_URL'),
    demo: parseChoice('DEMO', text('DEMO'), { true: true, false: false }) ?? null,
    firstStaff: parseFirstStaff(text('STAFF_USERNAME'), env.STAFF_PASSWORD || undefined),
    mail: valueOrThrow(readMailSettings(text)),
    adTag: parseAdTag(text('ADS_TAG')),
    rateLimits: parseChoice('RATE_LIMITS', text('RATE_LIMITS'), { on: true, off: false }) ?? true,
    secretsKeys: valueOrThrow(readSecretsKey(text('SECRETS_KEY'))),
    metricsToken: parseMetricsToken(text('METRICS_TOKEN')),
    drainSeconds: parseWholeNumber('DRAIN_SECONDS', text('DRAIN_SECONDS') ?? '0', 0, 5),
    isTrustedProxy: parseTrustedProxies((text('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean)),
  };
}

function parseWholeNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new BadConfig(`${name} must be a whole number from ${min} to ${max}, not “${value}”.`);
  return number;
}

function parseOrigin(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new BadConfig(`PUBLIC_ORIGIN must be an address like https://example.com without a path, not “${value}”.`);
  return url.origin;
}

function checkScheme(name: string, value: string, schemes: string[]): string {
  if (!schemes.some((scheme) => value.startsWith(scheme)))
    throw new BadConfig(`${name} must start with ${schemes.join(' or ')}, not “${value.split(':', 1)[0]}”.`);
  return value;
}

function parseDatabaseUrl(value: string | undefined, fallback: string): string {
  if (value === undefined || value === 'sqlite:') return fallback;
  if (value === 'sqlite::memory:')
    throw new BadConfig('DATABASE_URL must name a file: data in memory is lost when the program stops.');
  return checkServer('DATABASE_URL', checkScheme('DATABASE_URL', value, ['sqlite:', 'postgres:', 'postgresql:']));
}

function parseReadUrl(value: string | undefined, databaseUrl: string): string | undefined {
  if (value === undefined) return undefined;
  if (databaseUrl.startsWith('sqlite:'))
    throw new BadConfig(
      'DATABASE_READ_URL is for PostgreSQL: DATABASE_URL names a database of SQLite, which has no replica.',
    );
  if (value === databaseUrl)
    throw new BadConfig('DATABASE_READ_URL names the same server as DATABASE_URL: name its replica, or leave it out.');
  return checkServer('DATABASE_READ_URL', checkScheme('DATABASE_READ_URL', value, ['postgres:', 'postgresql:']));
}

/** As the driver reads it, which takes a user without a host. The error does not repeat the address: it may contain the password. */
function checkServer(name: string, value: string): string {
  if (value.startsWith('sqlite:') || URL.canParse(value) || URL.canParse(value.replace('@/', '@socket/'))) return value;
  throw new BadConfig(
    `${name} must be like postgres://user:password@host:5432/database, with a port up to 65535 and the signs @ : / ? # of a password as %40 %3A %2F %3F %23.`,
  );
}

function parseFiles(value: string | undefined, fallback: string, id?: string, secret?: string) {
  if (value === undefined || value === 'file:') return { filesUrl: fallback, filesKeys: null };
  return { filesUrl: value, filesKeys: storeKeys('FILES_URL', value, 'S3', id, secret) };
}

/** The keys of a bucket, null for a folder. No error repeats the address: it may contain the keys. */
function storeKeys(name: string, url: string, keys: string, id?: string, secret?: string) {
  if (checkScheme(name, url, ['file:', 's3:']).startsWith('file:')) return null;
  if (!readS3Address(url))
    throw new BadConfig(`${name} must be a folder, file:/path, or like s3://bucket?endpoint=https://host&region=name.`);
  if (!id) throw new BadConfig(`${keys}_ACCESS_KEY_ID must be set, because ${name} names an S3 store.`);
  if (!secret) throw new BadConfig(`${keys}_SECRET_ACCESS_KEY must be set, because ${name} names an S3 store.`);
  return { id, secret };
}

function parseBackup(
  text: (name: string) => string | undefined,
  fallback: string,
  stores: { databaseUrl: string; filesUrl: string },
): BackupConfig {
  const given = text('BACKUP_URL');
  const every = text('BACKUP_EVERY');
  const isSqlite = stores.databaseUrl.startsWith('sqlite:');
  if (!isSqlite && (given || (every && every !== 'off')))
    throw new BadConfig(
      'BACKUP_URL and BACKUP_EVERY are for SQLite: back up PostgreSQL with its own tools, see docs/operations.md.',
    );
  const url = given === undefined || given === 'file:' ? fallback : given;
  const [id, secret] = [text('BACKUP_S3_ACCESS_KEY_ID'), text('BACKUP_S3_SECRET_ACCESS_KEY')];
  const keys = storeKeys('BACKUP_URL', url, 'BACKUP_S3', id, secret);
  if (isSamePlace(url, stores.filesUrl))
    throw new BadConfig('BACKUP_URL must name another place than FILES_URL: one accident must not destroy both.');
  const none = !isSqlite || every === 'off';
  return { url, keys, every: none ? null : parseWholeNumber('BACKUP_EVERY', every ?? '10', 1, 1440) };
}

function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [readS3Address(one), readS3Address(other)];
  return a && b ? a.bucket === b.bucket && a.endpoint === b.endpoint : one === other;
}

/** The settings that an adapter has read. A string is its sentence about what is wrong: it is thrown. */
function valueOrThrow<T extends object>(settings: T | string): T {
  if (typeof settings === 'string') throw new BadConfig(settings);
  return settings;
}

function parseAdTag(value: string | undefined): string | null {
  if (value !== undefined && !/^AW-\d+\/[\w-]+$/.test(value))
    throw new BadConfig(`ADS_TAG must be account and label, like AW-123456789/AbC, not “${value}”.`);
  return value ?? null;
}

function parseMetricsToken(value: string | undefined): string | null {
  if (value !== undefined && !/^[\x21-\x7e]{32,}$/.test(value))
    throw new BadConfig(
      'METRICS_TOKEN must have 32 characters or more, without a space: “openssl rand -hex 32” makes one.',
    );
  return value ?? null;
}

function parseTrustedProxies(networks: string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const maxBits = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= maxBits)))
      throw new BadConfig(`TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not “${network}”.`);
    trusted.addSubnet(address, bits === undefined ? maxBits : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function parseChoice<T>(name: string, value: string | undefined, choices: Record<string, T>): T | undefined {
  if (value === undefined) return undefined;
  if (!Object.hasOwn(choices, value))
    throw new BadConfig(`${name} must be ${Object.keys(choices).join(' or ')}, not “${value}”.`);
  return choices[value];
}

function parseFirstStaff(username: string | undefined, password: string | undefined): Config['firstStaff'] {
  if (!username && !password) return null;
  if (!username) throw new BadConfig('STAFF_PASSWORD is set without STAFF_USERNAME: set both or neither.');
  if (!password) throw new BadConfig('STAFF_USERNAME is set without STAFF_PASSWORD: set both or neither.');
  const problem = usernameProblem(username);
  if (problem) throw new BadConfig(`STAFF_USERNAME cannot be used. ${problem}`);
  const weakness = passwordLengthProblem(password);
  if (weakness) throw new BadConfig(`STAFF_PASSWORD cannot be used. ${weakness}`);
  return { username, password };
}

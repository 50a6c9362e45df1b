import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { readS3Address } from '#adapters/files/s3-address.ts';
import { type MailSettings, readMailSettings } from '#adapters/mail/mail-settings.ts';
import { passwordProblem, usernameProblem } from '#domain/staff/account-problems.ts';

export type Config = {
  port: number;
  host: string;
  /** Null: the address that it listens on. */
  publicOrigin: string | null;
  dataDir: string;
  databaseUrl: string;
  filesUrl: string;
  /** Of a store that speaks S3; null for a folder. */
  filesKeys: { id: string; secret: string } | null;
  /** Set: load the demo shop or not. Null: load it when the database is the default one and empty. */
  demo: boolean | null;
  usesDefaultStores: boolean;
  firstStaff: { username: string; password: string } | null;
  mail: MailSettings;
  /** 'AW-123456789/AbC' of the ad service, or null. */
  adTag: string | null;
  rateLimits: boolean;
  /** Whether X-Forwarded-For is believed from this address. */
  isTrustedProxy(address: string): boolean;
};

/** A value of the environment that cannot be: one sentence that names it. */
export class BadConfig extends Error {
  override name = 'BadConfig';
}

/** Reads and checks every environment variable, once. Throws `BadConfig`. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const text = (name: string) => env[name]?.trim() || undefined;
  const port = wholeNumber('PORT', text('PORT') ?? '3000', 0, 65_535);
  const host = text('HOST') ?? '127.0.0.1';
  const dataDir = resolve(text('DATA_DIR') ?? 'data');
  return {
    port,
    host,
    publicOrigin: origin(text('PUBLIC_ORIGIN')),
    dataDir,
    databaseUrl: databaseUrl(text('DATABASE_URL'), `sqlite:${dataDir}/vitrine.db`),
    ...files(text('FILES_URL'), `file:${dataDir}/files`, text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')),
    usesDefaultStores: !text('DATABASE_URL') && !text('FILES_URL'),
    demo: oneOf('DEMO', text('DEMO'), { true: true, false: false }) ?? null,
    firstStaff: firstStaff(text('STAFF_USERNAME'), env.STAFF_PASSWORD || undefined),
    mail: mail(text),
    adTag: adTag(text('ADS_TAG')),
    rateLimits: oneOf('RATE_LIMITS', text('RATE_LIMITS'), { on: true, off: false }) ?? true,
    isTrustedProxy: trustedProxies((text('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean)),
  };
};

const wholeNumber = (name: string, value: string, least: number, most: number): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new BadConfig(`${name} must be a whole number from ${least} to ${most}, not “${value}”.`);
  return number;
};

const origin = (value: string | undefined): string | null => {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new BadConfig(`PUBLIC_ORIGIN must be an address like https://example.com without a path, not “${value}”.`);
  return url.origin;
};

const startingWith = (name: string, value: string, starts: string[]): string => {
  if (!starts.some((start) => value.startsWith(start)))
    throw new BadConfig(`${name} must start with ${starts.join(' or ')}, not “${value.split(':', 1)[0]}”.`);
  return value;
};

const databaseUrl = (value: string | undefined, standard: string): string => {
  if (value === undefined || value === 'sqlite:') return standard;
  if (value === 'sqlite::memory:')
    throw new BadConfig('DATABASE_URL must name a file: what is in memory is lost with the process.');
  return startingWith('DATABASE_URL', value, ['sqlite:', 'postgres:', 'postgresql:']);
};

const files = (value: string | undefined, standard: string, id?: string, secret?: string) => {
  if (value === undefined || value === 'file:') return { filesUrl: standard, filesKeys: null };
  const filesUrl = startingWith('FILES_URL', value, ['file:', 's3:']);
  if (filesUrl.startsWith('file:')) return { filesUrl, filesKeys: null };
  // Never said back: somebody may have written the keys into it.
  if (!readS3Address(filesUrl))
    throw new BadConfig(
      'FILES_URL must be a folder, file:/path, or like s3://bucket?endpoint=https://host&region=name.',
    );
  if (!id) throw new BadConfig('S3_ACCESS_KEY_ID must be set, because FILES_URL names an S3 store.');
  if (!secret) throw new BadConfig('S3_SECRET_ACCESS_KEY must be set, because FILES_URL names an S3 store.');
  return { filesUrl, filesKeys: { id, secret } };
};

const mail = (text: (name: string) => string | undefined): MailSettings => {
  const settings = readMailSettings(text);
  if (typeof settings === 'string') throw new BadConfig(settings);
  return settings;
};

const adTag = (value: string | undefined): string | null => {
  if (value !== undefined && !/^AW-\d+\/[\w-]+$/.test(value))
    throw new BadConfig(`ADS_TAG must be account and label, like AW-123456789/AbC, not “${value}”.`);
  return value ?? null;
};

const trustedProxies = (networks: string[]): ((address: string) => boolean) => {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
      throw new BadConfig(`TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not “${network}”.`);
    trusted.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

const oneOf = <T>(name: string, value: string | undefined, choices: Record<string, T>): T | undefined => {
  if (value === undefined) return undefined;
  if (!Object.hasOwn(choices, value))
    throw new BadConfig(`${name} must be ${Object.keys(choices).join(' or ')}, not “${value}”.`);
  return choices[value];
};

const firstStaff = (username: string | undefined, password: string | undefined): Config['firstStaff'] => {
  if (!username && !password) return null;
  if (!username) throw new BadConfig('STAFF_PASSWORD is set without STAFF_USERNAME: set both or neither.');
  if (!password) throw new BadConfig('STAFF_USERNAME is set without STAFF_PASSWORD: set both or neither.');
  const problem = usernameProblem(username);
  if (problem) throw new BadConfig(`STAFF_USERNAME cannot be used. ${problem}`);
  const weakness = passwordProblem(password);
  if (weakness) throw new BadConfig(`STAFF_PASSWORD cannot be used. ${weakness}`);
  return { username, password };
};

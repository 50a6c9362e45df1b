import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('Nothing set gives a shop on this machine, with the demo when it is empty', () => {
  const config = readConfig({ DATA_DIR: '/srv/vitrine' });
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: null,
    databaseUrl: 'sqlite:/srv/vitrine/vitrine.db',
    filesUrl: 'file:/srv/vitrine/files',
    usesDefaultStores: true,
    demo: null,
    firstStaff: null,
    rateLimits: true,
    mail: { kind: 'log' },
    adTag: null,
  });
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not “80a”.'],
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ PUBLIC_ORIGIN: 'example.com' }, 'PUBLIC_ORIGIN must be an address'],
  [{ PUBLIC_ORIGIN: 'https://example.com/shop' }, 'without a path'],
  [
    { DATABASE_URL: 'mysql://secret@host' },
    'DATABASE_URL must start with sqlite: or postgres: or postgresql:, not “mysql”.',
  ],
  [{ FILES_URL: 'ftp://x' }, 'FILES_URL must start with file:'],
  [{ FILES_URL: 's3://pictures' }, 'FILES_URL must be a folder, file:/path, or like s3://bucket'],
  [{ FILES_URL: 's3://pictures?endpoint=https://host' }, 'S3_ACCESS_KEY_ID must be set'],
  [
    { FILES_URL: 's3://pictures?endpoint=https://host', S3_ACCESS_KEY_ID: 'shop' },
    'S3_SECRET_ACCESS_KEY must be set, because FILES_URL names an S3 store.',
  ],
  [{ MAIL_URL: 'smtp://mail.example.com' }, 'MAIL_TO must be the address that mail goes to'],
  [{ ADS_TAG: 'G-123' }, 'ADS_TAG must be account and label, like AW-123456789/AbC, not “G-123”.'],
  [{ BACKUP_EVERY: '0' }, 'BACKUP_EVERY must be a whole number from 1 to 1440, not “0”.'],
  [{ BACKUP_EVERY: 'hourly' }, 'BACKUP_EVERY must be a whole number'],
  [{ BACKUP_URL: '/srv/backups' }, 'BACKUP_URL must start with file: or s3:'],
  [{ BACKUP_URL: 's3://backups' }, 'BACKUP_URL must be a folder'],
  [{ BACKUP_URL: 's3://backups?endpoint=https://host' }, 'BACKUP_S3_ACCESS_KEY_ID must be set, because BACKUP_URL'],
  [
    { FILES_URL: 'file:/srv/files', BACKUP_URL: 'file:/srv/files' },
    'BACKUP_URL must name another place than FILES_URL',
  ],
  [{ DATABASE_URL: 'postgres://host/shop', BACKUP_EVERY: '15' }, 'back up PostgreSQL with its own tools'],
  [{ DEMO: 'yes' }, 'DEMO must be true or false, not “yes”.'],
  [{ DRAIN_SECONDS: '6' }, 'DRAIN_SECONDS must be a whole number from 0 to 5'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 32 characters or more'],
  [{ METRICS_TOKEN: `with a space ${'x'.repeat(32)}` }, 'METRICS_TOKEN must have 32 characters or more'],
  [{ SECRETS_KEY: 'a secret that is too short' }, 'SECRETS_KEY must be 32 bytes in hex or base64: “openssl rand'],
  [{ SECRETS_KEY: `${'ab'.repeat(32)},` }, 'SECRETS_KEY must be 32 bytes'],
  [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS must be on or off'],
  [
    { STAFF_USERNAME: 'meena', STAFF_PASSWORD: 'short' },
    'STAFF_PASSWORD cannot be used. A password needs at least 12 characters.',
  ],
  [{ STAFF_USERNAME: 'meena' }, 'set both or neither'],
  [{ STAFF_USERNAME: '!!', STAFF_PASSWORD: 'long enough for it' }, 'STAFF_USERNAME cannot be used'],
  [{ DATABASE_URL: 'sqlite::memory:' }, 'data in memory is lost'],
  [{ DATABASE_READ_URL: 'postgres://two/shop' }, 'DATABASE_READ_URL is for PostgreSQL'],
  [{ DATABASE_URL: 'postgres://one/shop', DATABASE_READ_URL: 'two' }, 'DATABASE_READ_URL must start with postgres:'],
  [
    { DATABASE_URL: 'postgres://one/shop', DATABASE_READ_URL: 'postgres://one/shop' },
    'DATABASE_READ_URL names the same server as DATABASE_URL',
  ],
  [{ DATABASE_URL: 'postgres://127.0.0.1:99999/shop' }, 'DATABASE_URL must be like postgres://'],
  [
    { DATABASE_URL: 'postgres://one/shop', DATABASE_READ_URL: 'postgres://two:99999/shop' },
    'DATABASE_READ_URL must be like postgres://',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/8 garbage' },
    'TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not “garbage”.',
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ STAFF_PASSWORD: 'long enough for it' }, 'set both or neither'],
])('A bad value stops the start with a sentence that names it: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('A proxy is trusted by its address or by its network, and by no other', () => {
  const { isTrustedProxy } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7 2001:db8::/32' });
  expect(['10.1.2.3', '192.0.2.7', '2001:db8::1'].filter(isTrustedProxy)).toHaveLength(3);
  expect(['11.0.0.1', '192.0.2.8', '2001:db9::1', 'unknown', ''].filter(isTrustedProxy)).toEqual([]);
});

test('An address of PostgreSQL may leave its host to a socket, and a refused one is never said back', () => {
  for (const url of ['postgresql://one/shop', 'postgres://asha@/shop?host=/run', 'postgres:///shop?host=/run'])
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(() => readConfig({ DATABASE_URL: 'postgres://asha:hush/hush@one/shop' })).toThrow(
    /^(?!.*hush)DATABASE_URL must/,
  );
});

test('“sqlite:” and “file:” alone mean the usual places', () => {
  expect(readConfig({ DATA_DIR: '/srv/v', DATABASE_URL: 'sqlite:', FILES_URL: 'file:' })).toMatchObject({
    databaseUrl: 'sqlite:/srv/v/vitrine.db',
    filesUrl: 'file:/srv/v/files',
  });
});

test('A store that speaks S3 brings its keys, and a refused address is never said back', () => {
  const keys = { S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'hush' };
  const url = 's3://pictures?endpoint=https://s3.example.com&region=ap-south-1';
  expect(readConfig({ ...keys, FILES_URL: url })).toMatchObject({
    filesUrl: url,
    filesKeys: { id: 'shop', secret: 'hush' },
    usesDefaultStores: false,
  });
  expect(() => readConfig({ ...keys, FILES_URL: 's3://shop:hush@pictures' })).toThrow(/^(?!.*hush).*FILES_URL must be/);
  expect(readConfig(keys).filesKeys).toBeNull();
});

test('A shop on SQLite is backed up every ten minutes into its folder, one on PostgreSQL by PostgreSQL', () => {
  const backup = (env: Record<string, string>) => readConfig({ DATA_DIR: '/srv/v', ...env }).backup;
  expect(backup({})).toEqual({ url: 'file:/srv/v/backups', keys: null, every: 10 });
  expect(backup({ BACKUP_EVERY: 'off' }).every).toBeNull();
  expect(backup({ DATABASE_URL: 'postgres://host/shop' }).every).toBeNull();
  const keys = { BACKUP_S3_ACCESS_KEY_ID: 'keeper', BACKUP_S3_SECRET_ACCESS_KEY: 'hush' };
  const url = 's3://backups?endpoint=https://s3.example.com';
  expect(backup({ ...keys, BACKUP_URL: url, BACKUP_EVERY: '60' })).toEqual({
    url,
    keys: { id: 'keeper', secret: 'hush' },
    every: 60,
  });
});

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';

type Server = { endpoint: string; keys: { id: string; secret: string } };

let started: Promise<Server> | undefined;

/** A fresh bucket, as FILES_URL says it: in the server that TEST_S3_ENDPOINT names (bin/test-s3 does), else in one that ends with this process. */
export async function openTestS3() {
  const { TEST_S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = process.env;
  if (!TEST_S3_ENDPOINT) started ??= startS3rver();
  const { endpoint, keys } = (await started) ?? {
    endpoint: TEST_S3_ENDPOINT ?? '',
    keys: { id: S3_ACCESS_KEY_ID, secret: S3_SECRET_ACCESS_KEY },
  };
  const bucket = `vitrine-${randomUUID()}`;
  const region = 'us-east-1';
  const { id: accessKeyId, secret: secretAccessKey } = keys;
  const s3 = new S3mini({ accessKeyId, secretAccessKey, endpoint: `${endpoint}/${bucket}`, region });
  if (!(await s3.createBucket())) throw new Error(`The bucket cannot be made at ${endpoint}.`);
  return { url: `s3://${bucket}?endpoint=${endpoint}&region=${region}`, keys };
}

async function startS3rver(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-s3-'));
  // It hides where a long list goes on with a cipher that OpenSSL has retired: a process of its own may still use it.
  const server = spawn(
    process.execPath,
    ['--openssl-legacy-provider', join(import.meta.dirname, 'serve-s3rver.ts'), folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const [said] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [unknown];
  // This process ends although the server runs, and the server when the pipe to it closes.
  server.unref();
  for (const pipe of [server.stdin, server.stdout]) (pipe as Socket).unref();
  // The pair that it knows. It refuses another key, but believes every signature.
  return { endpoint: String(said).trim(), keys: { id: 'S3RVER', secret: 'S3RVER' } };
}

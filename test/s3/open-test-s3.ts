import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';

type Server = { endpoint: string; keys: { id: string; secret: string }; close(): Promise<void> };

/** A fresh bucket, as FILES_URL says it: in the server that TEST_S3_ENDPOINT names (bin/test-s3 does), else in one that `close` ends. */
export async function openTestS3() {
  const { TEST_S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = process.env;
  const { endpoint, keys, close }: Server = TEST_S3_ENDPOINT
    ? {
        endpoint: TEST_S3_ENDPOINT,
        keys: { id: S3_ACCESS_KEY_ID, secret: S3_SECRET_ACCESS_KEY },
        close: async () => {},
      }
    : await startS3rver();
  const bucket = `vitrine-${randomUUID()}`;
  const region = 'us-east-1';
  const { id: accessKeyId, secret: secretAccessKey } = keys;
  const s3 = new S3mini({ accessKeyId, secretAccessKey, endpoint: `${endpoint}/${bucket}`, region });
  if (!(await s3.createBucket())) throw new Error(`The bucket cannot be made at ${endpoint}.`);
  return { url: `s3://${bucket}?endpoint=${endpoint}&region=${region}`, keys, close };
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
  return {
    endpoint: String(said).trim(),
    // The pair that it knows. It refuses another key, but believes every signature.
    keys: { id: 'S3RVER', secret: 'S3RVER' },
    close: async () => {
      const gone = once(server, 'exit');
      server.stdin.end();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

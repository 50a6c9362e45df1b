import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { S3mini } from 's3mini';

export type Swift = Awaited<ReturnType<typeof openSwift>>;

/** A file of Debian's package python3-swift, which brings no command. */
export const swiftLibrary = '/usr/lib/python3/dist-packages/swift/__init__.py';

/** OpenStack Swift, an S3 server that checks signatures, with a bucket, behind TLS with a certificate that nobody has signed. */
export async function openSwift(folder: string) {
  const keys = { id: 'vitrine:tester', secret: randomBytes(16).toString('hex') };
  const server = spawn('/usr/bin/python3', [join(import.meta.dirname, 'serve-swift.py'), join(folder, 'swift')], {
    env: { S3_ACCESS_KEY_ID: keys.id, S3_SECRET_ACCESS_KEY: keys.secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [unknown];
  const endpoint = String(said).trim();
  const [bucket, region] = ['vitrine-log', 'us-east-1'];
  const names = { accessKeyId: keys.id, secretAccessKey: keys.secret, endpoint: `${endpoint}/${bucket}`, region };
  if (!(await new S3mini(names).createBucket())) throw new Error(`The bucket cannot be made at ${endpoint}.`);
  const tls = await openTlsBefore(Number(new URL(endpoint).port), folder);
  const close = async () => {
    tls.close();
    const gone = once(server, 'exit');
    if (server.kill('SIGTERM')) await gone;
  };
  return { port: (tls.address() as AddressInfo).port, bucket, region, keys, close };
}

async function openTlsBefore(port: number, folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...request, '-subj', '/CN=127.0.0.1', '-days', '9', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asking) => {
    const answering = connect(port, '127.0.0.1');
    asking.on('error', () => answering.destroy());
    answering.on('error', () => asking.destroy());
    asking.pipe(answering).pipe(asking);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

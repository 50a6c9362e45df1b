import { rmSync } from 'node:fs';
// @ts-expect-error The package brings no types.
import S3rver from 's3rver';

/* An S3 server in the folder that is named, on a free port that it prints; it ends with the process that started it, and leaves nothing behind. */

const [directory = ''] = process.argv.slice(2);
const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false });
const { port } = await server.run();
process.stdout.write(`http://127.0.0.1:${port}\n`);
process.stdin
  .on('end', () => {
    rmSync(directory, { recursive: true, force: true });
    process.exit(0);
  })
  .resume();

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#test/program/start-program.ts';

type Nginx = { origin: string; pid: number; stop(): Promise<void> };

/** An nginx with one worker that serves one page from a file that is compressed already; null where nginx is not installed. */
export async function openNginx(folder: string, headers: string[], gzip: Uint8Array): Promise<Nginx | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const port = await freePort();
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages/page.gz'), gzip);
  writeFileSync(join(folder, 'pages/page'), 'not asked for');
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configurationFor(folder, port, headers));
  const nginx = spawn('nginx', ['-p', folder, '-c', configuration], { stdio: 'inherit' });
  const pid = await workerOf(nginx);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid,
    stop: async () => {
      const gone = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await gone;
    },
  };
}

function configurationFor(folder: string, port: number, headers: string[]): string {
  const own = ['content-length', 'content-encoding', 'content-type', 'etag', 'vary'];
  const added = headers.flatMap((name, index) =>
    index % 2 === 0 && !own.includes(name.toLowerCase()) ? [`add_header ${name} "${quoted(headers[index + 1])}";`] : [],
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 64; }
http {
  ${temporary.join(' ')}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    location = / { root ${folder}/pages; try_files /page =404; gzip_static always; gzip_vary on; default_type text/html;
      ${added.join(' ')} }
  }
}
`;
}

function quoted(value = ''): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}

async function workerOf({ pid, exitCode }: ChildProcess): Promise<number> {
  for (let tries = 0; tries < 100 && exitCode === null; tries++) {
    const [worker] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    if (worker) return Number(worker);
    await setTimeout(50);
  }
  throw new Error('nginx did not start.');
}

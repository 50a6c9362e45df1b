import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './start-program.ts';

/** haproxy before processes that are ready, as a shop would have it; a request is tried again elsewhere only when no connection came about. */
export async function openProxy(folder: string, ports: number[]) {
  const port = await freePort();
  const configuration = join(folder, 'haproxy.cfg');
  writeFileSync(configuration, configurationFor(port, ports));
  const haproxy = spawn('haproxy', ['-db', '-f', configuration], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  haproxy.stderr.on('data', (part) => {
    said = (said + part).slice(-2000);
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; (await statusOf(`${origin}/readyz`)) !== 200; tries++) {
    if (tries === 200 || haproxy.exitCode !== null) throw new Error(`haproxy does not start: ${said}`);
    await setTimeout(50);
  }
  return {
    origin,
    close: async () => {
      const gone = new Promise((resolve) => haproxy.once('exit', resolve));
      if (haproxy.exitCode === null && haproxy.kill('SIGTERM')) await gone;
    },
  };
}

function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
}

function configurationFor(port: number, ports: number[]): string {
  return `global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  timeout check 4s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure
frontend shop
  bind 127.0.0.1:${port}
  use_backend living if { nbsrv(ready) eq 0 }
  default_backend ready
${backendFor('ready', ports)}
${backendFor('living', ports)}
`;
}

function backendFor(name: 'ready' | 'living', ports: number[]): string {
  return `backend ${name}
  balance roundrobin
  option httpchk
  http-check send meth GET uri ${name === 'ready' ? '/readyz' : '/healthz'} ver HTTP/1.1 hdr Host shop
  http-check expect status 200
  default-server check inter 250ms fall 2 rise 1
${ports.map((each) => `  server at${each} 127.0.0.1:${each}`).join('\n')}`;
}

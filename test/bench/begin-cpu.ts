import { readdirSync, readFileSync } from 'node:fs';

/** Begins to count milliseconds of CPU: of this thread, and of the PostgreSQL that this process has started. On Linux alone. */
export function beginCpu(): () => number {
  const servers = serversOf();
  const before = servers.map(ranFor);
  const begun = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(begun);
    const after = servers.map(ranFor);
    return (user + system) / 1e3 + after.reduce((sum, ran, index) => sum + ran - (before[index] ?? ran), 0);
  };
}

/** The processes that serve connections, looked for again each second. */
function serversOf(): string[] {
  const now = performance.now();
  if (now - known.at > 1_000) known = { at: now, pids: readdirSync('/proc').filter(isServer) };
  return known.pids;
}

let known: { at: number; pids: string[] } = { at: Number.NEGATIVE_INFINITY, pids: [] };

function isServer(pid: string): boolean {
  return /^postgres: postgres /.test(textOf(`/proc/${pid}/cmdline`)) && isOurs(pid);
}

function isOurs(pid: string): boolean {
  const [, parent = '0'] = /\) \w (\d+)/.exec(textOf(`/proc/${pid}/stat`)) ?? [];
  return parent === String(process.pid) || (Number(parent) > 1 && isOurs(parent));
}

/** https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat: nanoseconds on a processor. */
function ranFor(pid: string): number {
  return Number(textOf(`/proc/${pid}/schedstat`).split(' ')[0]) / 1e6;
}

/** Empty when the process has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Family } from './metrics-text.ts';

const NANO = 1e9;
/** Milliseconds between two looks at the event loop; Node counts them as delay. */
const EVERY = 20;

/** Begins to watch this process; what is answered are its figures under the names that Prometheus' own clients give them. */
export function measureProcess(): () => Family[] {
  const delay = monitorEventLoopDelay({ resolution: EVERY });
  delay.enable();
  const begun = Date.now() / 1000 - process.uptime();
  return () => {
    const { user, system } = process.cpuUsage();
    const families = [
      gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', begun),
      gauge('process_resident_memory_bytes', 'Memory of the server; its children have their own.', rss()),
      {
        ...gauge('process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6),
        kind: 'counter' as const,
      },
      ...[50, 99].map((percent) =>
        gauge(
          `nodejs_eventloop_lag_p${percent}_seconds`,
          `How late the event loop was, ${percent} of 100 times at most, since this was last asked for.`,
          late(delay.percentile(percent)),
        ),
      ),
      gauge('nodejs_eventloop_lag_max_seconds', 'The same, at worst.', late(delay.max)),
    ];
    delay.reset();
    return families;
  };
}

function gauge(name: string, help: string, value: number): Family {
  return {
    name,
    kind: 'gauge',
    help,
    samples: [{ value }],
  };
}

function rss() {
  return process.memoryUsage.rss();
}

/** Seconds past the look's own time. Nothing was measured yet when it was asked for twice in a moment. */
function late(nanoseconds: number): number {
  return nanoseconds < 1e15 ? Number(Math.max(0, nanoseconds / NANO - EVERY / 1000).toFixed(6)) : 0;
}

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Family } from './metrics-text.ts';

const NANO = 1e9;
/** Milliseconds between two samples of the event loop. Node counts them as delay. */
const SAMPLE_INTERVAL = 20;

/** Starts to measure this process. The function returns its metrics, under the names that Prometheus' own clients use. */
export function measureProcess(): () => Family[] {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_INTERVAL });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  return () => {
    const { user, system } = process.cpuUsage();
    const families = [
      gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', startedAt),
      gauge('process_resident_memory_bytes', 'Memory of the server; its children have their own.', rss()),
      {
        ...gauge('process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6),
        kind: 'counter' as const,
      },
      ...[50, 99].map((percent) =>
        gauge(
          `nodejs_eventloop_lag_p${percent}_seconds`,
          `Delay of the event loop since the last read, percentile ${percent}.`,
          delaySeconds(delay.percentile(percent)),
        ),
      ),
      gauge(
        'nodejs_eventloop_lag_max_seconds',
        'Longest delay of the event loop since the last read.',
        delaySeconds(delay.max),
      ),
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

/** Seconds of delay, without the interval of the samples. Without a sample since the last read, Node reports a huge number. */
function delaySeconds(nanoseconds: number): number {
  return nanoseconds < 1e15 ? Number(Math.max(0, nanoseconds / NANO - SAMPLE_INTERVAL / 1000).toFixed(6)) : 0;
}

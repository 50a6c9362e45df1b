import { readFileSync } from 'node:fs';

/** Megabytes, and megabytes a minute: of the program, and of it with all of its children. */
type Memory = { top: number; slope: number; topWithChildren: number; samples: number };

/** Looks at what a program holds in memory once a second, until it is told to stop. The slope is that of the last two thirds. */
export function watchMemory(pid: number): { stop(): Memory } {
  const samples: { minute: number; own: number; all: number }[] = [];
  const begun = performance.now();
  const timer = setInterval(() => {
    const own = megabytesOf(pid);
    const children = childrenOf(pid).reduce((sum, child) => sum + megabytesOf(child), 0);
    samples.push({ minute: (performance.now() - begun) / 60_000, own, all: own + children });
  }, 1000);
  return {
    stop: () => {
      clearInterval(timer);
      const late = samples.slice(Math.floor(samples.length / 3));
      return {
        top: Math.round(Math.max(...samples.map(({ own }) => own))),
        slope: Math.round(slopeOf(late.map(({ minute, own }) => [minute, own])) * 100) / 100,
        topWithChildren: Math.round(Math.max(...samples.map(({ all }) => all))),
        samples: samples.length,
      };
    },
  };
}

function megabytesOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Of the straight line that lies nearest to the points. */
function slopeOf(points: [number, number][]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
}

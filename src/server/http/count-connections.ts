import type { Logger } from 'pino';

const MINUTE = 60_000;

/** What the limits of the server did to connections. */
export type ConnectionWatch = {
  /** One too many of `network`. */
  refused(network: string): void;
  /** Its client took nothing of the answer. */
  cut(): void;
};

/** A counter, as the metrics are written. */
type CountedFamily = {
  name: string;
  kind: 'counter';
  help: string;
  samples: { labels: Record<string, string>; value: number }[];
};

/**
 * Counts the connections that the limits of the server ended, and says so in the log: each kind at most once a minute, with
 * how many there were since the line before.
 */
export function countConnections(
  log: Pick<Logger, 'warn'>,
  now = () => performance.now(),
): ConnectionWatch & { families(): CountedFamily[] } {
  const counts = { refused: 0, cut: 0 };
  const eachMinute = () => {
    let [since, last] = [0, Number.NEGATIVE_INFINITY];
    return (more: Record<string, string>, message: string) => {
      since += 1;
      if (now() - last < MINUTE) return;
      log.warn({ connections: since, ...more }, message);
      [since, last] = [0, now()];
    };
  };
  const [sayRefused, sayCut] = [eachMinute(), eachMinute()];
  return {
    refused: (network) => {
      counts.refused += 1;
      sayRefused(
        { network },
        'Connections refused: this network has too many open. If it is your proxy, name it in TRUSTED_PROXIES.',
      );
    },
    cut: () => {
      counts.cut += 1;
      sayCut({}, 'Connections ended: their clients took nothing of the answer.');
    },
    families: () => [
      {
        name: 'vitrine_connections_ended_total',
        kind: 'counter',
        help: 'Connections that were refused because their network has too many, or cut because the answer was not taken.',
        samples: Object.entries(counts).map(([how, value]) => ({ labels: { how }, value })),
      },
    ],
  };
}

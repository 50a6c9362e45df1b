import type { Family, Sample } from './metrics-text.ts';

export type RequestCounts = {
  /** `route` is the pattern of a call, or one word for all requests that match none. */
  add(method: string, route: string, status: number, seconds: number): void;
  families(): Family[];
};

/** `within[n]`: how many took at most the nth bound and more than the one before. */
type Durations = { within: number[]; sum: number; count: number };

/** Seconds until an answer begins. A healthy call takes less than 0.25. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 5];

/**
 * Counts the app's answers since the process started. Clients cannot add labels without limit: there is one for each route,
 * method and class of status, and a method without calls counts as “other”.
 */
export function countRequests(): RequestCounts {
  const requests = new Map<string, Sample>();
  const durations = new Map<string, Durations>();

  return {
    add: (method, route, status, seconds) => {
      const labels = { route: routeLabel(route), method: methodLabel(method), status: `${Math.floor(status / 100)}xx` };
      const key = Object.values(labels).join(' ');
      const request = requests.get(key) ?? { labels, value: 0 };
      requests.set(key, request);
      request.value += 1;

      const duration = durations.get(labels.route) ?? { within: BOUNDS.map(() => 0), sum: 0, count: 0 };
      durations.set(labels.route, duration);
      duration.sum += seconds;
      duration.count += 1;
      const bound = BOUNDS.findIndex((most) => seconds <= most);
      if (bound >= 0) duration.within[bound] = (duration.within[bound] ?? 0) + 1;
    },

    families: () => [
      {
        name: 'vitrine_http_requests_total',
        kind: 'counter',
        help: 'Requests answered, by the pattern of the route; HEAD counts as GET.',
        samples: [...requests.values()],
      },
      {
        name: 'vitrine_http_request_duration_seconds',
        kind: 'histogram',
        help: 'Time until an answer begins, of requests that did not find their page in memory.',
        samples: [...durations].flatMap(([route, duration]) => histogram(route, duration)),
      },
    ],
  };
}

function histogram(route: string, { within, sum, count }: Durations): Sample[] {
  let below = 0;
  const buckets = BOUNDS.map((most, index) => {
    below += within[index] ?? 0;
    return { suffix: '_bucket' as const, labels: { route, le: String(most) }, value: below };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { route }, value: Number(sum.toFixed(6)) },
    { suffix: '_count', labels: { route }, value: count },
  ];
}

/** `/api/document/:ticket/:file` as the OpenAPI document writes it: `/api/document/{ticket}/{file}`. */
function routeLabel(route: string): string {
  return route.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
}

function methodLabel(method: string): string {
  if (method === 'HEAD') return 'GET';
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method) ? method : 'other';
}

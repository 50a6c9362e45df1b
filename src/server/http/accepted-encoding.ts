import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts: `acceptedEncoding('gzip, br;q=0.8')` → `'br'`. With `q=0` it is not accepted. */
export function acceptedEncoding(header: string): Encoding {
  // Browsers send only a handful of different headers.
  const cached = cache.get(header);
  if (cached) return cached;
  const accepted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const encoding = offered.find((each) => (accepted.get(each) ?? accepted.get('*') ?? 0) > 0) ?? 'identity';
  if (cache.size < MAX_CACHED) cache.set(header, encoding);
  return encoding;
}

const cache = new Map<string, Encoding>();
const MAX_CACHED = 50;

const offered = ['br', 'gzip'] as const;

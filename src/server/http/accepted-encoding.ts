import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form of a text that the caller reads: `acceptedEncoding('gzip, br;q=0.8')` → `'br'`; one with `q=0` is refused. */
export function acceptedEncoding(header: string): Encoding {
  // Browsers send one of a handful of texts.
  const known = read.get(header);
  if (known) return known;
  const accepted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const encoding = offered.find((each) => (accepted.get(each) ?? accepted.get('*') ?? 0) > 0) ?? 'identity';
  if (read.size < MOST_READ) read.set(header, encoding);
  return encoding;
}

const read = new Map<string, Encoding>();
const MOST_READ = 50;

const offered = ['br', 'gzip'] as const;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form of a text that the caller reads: `acceptedEncoding('gzip, br;q=0.8')` → `'br'`; one with `q=0` is refused. */
export const acceptedEncoding = (header: string): Encoding => {
  const accepted = new Map(header.toLowerCase().split(',').map(readCoding));
  return offered.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0) ?? 'identity';
};

const offered = ['br', 'gzip'] as const;

const readCoding = (coding: string): [string, number] => {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim());
  const weight = parameters.find((part) => part.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) : 1];
};

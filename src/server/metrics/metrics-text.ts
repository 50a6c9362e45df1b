export type Sample = { labels?: Record<string, string>; value: number; suffix?: '_bucket' | '_sum' | '_count' };

/** A metric. Its labels never contain an address, a path or a person's name. */
export type Family = { name: string; kind: 'counter' | 'gauge' | 'histogram'; help: string; samples: Sample[] };

/** The media type of Prometheus' text format 0.0.4. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** Formats metrics as Prometheus reads them. A family without samples is left out: unknown is not zero. */
export function metricsText(families: Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, kind, help, samples }) =>
      [`# HELP ${name} ${help.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')}`, `# TYPE ${name} ${kind}`]
        .concat(samples.map((sample) => line(name, sample)))
        .map((text) => `${text}\n`)
        .join(''),
    )
    .join('');
}

function line(name: string, { labels = {}, value, suffix }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix ?? ''}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}

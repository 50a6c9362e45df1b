import type { AuditLine } from '#contract/audit.ts';

/** What a line says of before and after, in words: `'version 1 → 2, demo false'`. */
export const auditDetail = ({ before, after }: Pick<AuditLine, 'before' | 'after'>): string => {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .map((name) => {
      const [from, to] = [old[name], now[name]];
      if (from === undefined) return `${name} ${shown(to)}`;
      return to === undefined ? `${name} was ${shown(from)}` : `${name} ${shown(from)} → ${shown(to)}`;
    })
    .join(', ');
};

const entriesOf = (json: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

const LONG_HEX = /^[0-9a-f]{32,}$/;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return LONG_HEX.test(text) ? `${text.slice(0, 8)}…` : text;
};

import { describe, expect, test } from 'vitest';
import { securityHeadersFor } from '#server/http/security-headers.ts';

function grade(settings: { https: boolean; adTag: string | null }) {
  return securityHeadersFor({ ...settings, development: false })('text/html; charset=utf-8');
}

const headers = grade({ https: true, adTag: 'AW-1/A' });

const directives = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((line): [string, string[]] => {
    const [name = '', ...values] = line.split(' ');
    return [name, values];
  }),
);
/** As a browser reads it: what is not named falls back to default-src. */
function valuesOf(name: string) {
  return directives.get(name) ?? directives.get('default-src') ?? [];
}

describe('What csp_evaluator looks for', () => {
  test('no directive is unknown, and none stands twice', () => {
    const known =
      'default-src script-src script-src-attr style-src style-src-attr img-src font-src connect-src manifest-src frame-src object-src base-uri form-action frame-ancestors require-trusted-types-for trusted-types upgrade-insecure-requests report-uri';
    expect([...directives.keys()].sort()).toEqual(known.split(' ').sort());
    expect(headers['Content-Security-Policy']?.split('; ')).toHaveLength(directives.size);
  });

  test('nothing runs a script but a file of our own: none inline, none evaluated, none from a scheme or a wildcard', () => {
    expect(valuesOf('script-src')).toEqual(["'self'"]);
    expect(valuesOf('script-src-attr')).toEqual(["'none'"]);
    // Workers and frames of scripts fall back to it.
    expect(directives.has('worker-src') || directives.has('child-src')).toBe(false);
  });

  test.each(['object-src', 'base-uri', 'frame-ancestors'])('%s is closed', (name) => {
    expect(directives.get(name)).toEqual(["'none'"]);
  });

  test('no directive that fetches has a wildcard, plain http, a bare scheme but data: and blob: of pictures, or an address of numbers', () => {
    for (const [name, values] of directives)
      for (const value of values) {
        expect(value, name).not.toMatch(/\*|^http:|^https:$|unsafe|\d+\.\d+\.\d+\.\d+/);
        if (/^(data|blob):$/.test(value)) expect(name).toBe('img-src');
      }
  });

  test('trusted types are required, and no policy of them may be made but those which start the workers of the wall and of the office', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(['wall-worker', 'office-worker']);
  });
});

/** The rules of Mozilla's HTTP Observatory for a site without cookies, as it scores them: 100 and what is given or taken. */
describe('What the Observatory scores', () => {
  const points: [string, number, () => boolean][] = [
    ['default-src none and nothing unsafe', 10, () => valuesOf('default-src').join() === "'none'" && noneUnsafe()],
    ['referrer policy of the private kind', 5, () => headers['Referrer-Policy'] === 'strict-origin-when-cross-origin'],
    ['framing is closed by the policy itself', 5, () => directives.get('frame-ancestors')?.join() === "'none'"],
    ['resources are for this origin', 10, () => headers['Cross-Origin-Resource-Policy'] === 'same-origin'],
    ['types are not guessed', 0, () => headers['X-Content-Type-Options'] === 'nosniff'],
    ['https is kept for half a year at least', 0, () => years(headers['Strict-Transport-Security']) >= 0.5],
  ];
  const noneUnsafe = () => ![...directives.values()].flat().some((value) => value.includes('unsafe'));
  const years = (header = '') => Number(/max-age=(\d+)/.exec(header)?.[1]) / (365 * 86_400);

  test.each(points)('%s', (_, __, holds) => {
    expect(holds()).toBe(true);
  });

  test('comes to 130, an A+', () => {
    expect(points.reduce((sum, [, given, holds]) => sum + (holds() ? given : -25), 100)).toBe(130);
  });
});

test('Without the ad tag nothing at all is fetched from another origin but the map, in its frame', () => {
  const { 'Content-Security-Policy': policy = '' } = grade({ https: false, adTag: null });
  expect(policy.match(/https?:\/\/[^ ;]+/g)).toEqual([
    'https://www.openstreetmap.org/export/embed.html',
    'https://www.openstreetmap.org',
  ]);
});

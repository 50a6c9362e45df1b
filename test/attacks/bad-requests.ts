import fc from 'fast-check';
import { anyCharacter } from '#test/build/any-character.ts';
import { buildInput } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import type { DescribedCall, Schema } from './described-calls.ts';
import { otherTexts, scriptTexts } from './hostile-texts.ts';

export type BadRequest = {
  method: string;
  /** As it goes over the line: percent-encoded. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** Whether it goes with a good token. */
  signed: boolean;
};

/**
 * Requests to every call of the document and to pages beside them: valid, nearly valid and hostile; the same ones for the
 * same seed. Every call has its turn before the first comes again.
 */
export function badRequests(calls: DescribedCall[], howMany: number, seed: number): BadRequest[] {
  const perCall = Math.ceil(howMany / (calls.length + 1));
  const turns = [...calls.map(requestTo), requestToPage].map((arbitrary, index) =>
    fc.sample(arbitrary, { numRuns: perCall, seed: seed + index }),
  );
  return Array.from({ length: perCall }, (_, turn) => turns.flatMap((made) => made[turn] ?? []))
    .flat()
    .slice(0, howMany);
}

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...scriptTexts) },
  { weight: 4, arbitrary: fc.constantFrom(...otherTexts) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }) },
);

/** What a parameter of that name may well hold: past it lies what only a good request reaches. */
const sensible: Record<string, string[]> = {
  type: ['tax', 'pro', 'credit'],
  state: [home, branch, 'open', 'done', 'held'],
  refnum: ['DL/26-27/0001', 'PI-DL/26-27/001'],
  field: ['buyerAddress', 'consigneeAddress'],
  typedText: ['Sample', 'Sector 18'],
  group: ['wallpapers', 'pdfs'],
  productType: ['wallpapers', 'pdfs', 'general'],
  product: ['wallpapers', 'pdfs'],
  fileName: ['teak.jpg', 'oak.png', 'hpl.pdf'],
  names: ['teak.jpg', 'teak.jpg,oak.jpg'],
  name: ['teak.jpg'],
  hash: ['a'.repeat(64)],
  file: ['256.avif', '512.jpg', 'logo', 'teak.jpg'],
  imageName: ['logo', 'teak.jpg'],
  category: ['wallpapers', 'general', 'social', 'pdfs', 'pdfthumbs'],
  ticket: ['A'.repeat(43)],
  id: ['00000000-0000-4000-a000-000000000001'],
  username: ['meena', 'nobody'],
  login: ['others'],
  page: ['1', '2'],
  size: ['10'],
  from: ['2026-04-01'],
  to: ['2027-03-31'],
  copy: ['duplicate'],
  cancelled: ['true'],
};

function wordFor(name: string) {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(Object.hasOwn(sensible, name) ? (sensible[name] ?? []) : ['sample'])) },
    { weight: 2, arbitrary: text },
  );
}

function encoded(value: string) {
  return encodeURIComponent(value.toWellFormed());
}

function pathOf(pattern: string): fc.Arbitrary<string> {
  const pieces = pattern.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name ? wordFor(name).map((value) => encoded(value) || '%20') : fc.constant(piece);
  });
  return fc.tuple(...pieces).map((made) => made.join(''));
}

function queryOf(names: string[]): fc.Arbitrary<string> {
  const pair = fc
    .oneof({ weight: 4, arbitrary: fc.constantFrom('q', ...names) }, { weight: 1, arbitrary: text })
    .chain((name) => wordFor(name).map((value) => `${encoded(name)}=${encoded(value)}`));
  const pairs = fc.array(pair, { maxLength: 4 }).map((made) => made.join('&'));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: pairs },
    { weight: 1, arbitrary: fc.constantFrom('%', '%00', '&&==&', 'page=1&page=2', '[]=1', 'a'.repeat(2000)) },
  );
}

/** What a header can hold at all: no client sends anything else. */
const headerText = text.map((value) =>
  value
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 500),
);

const headers = fc.record(
  {
    'Idempotency-Key': fc.oneof(fc.constant('7d9f2c1e-3a4b-4c5d-8e6f-0123456789ab'), headerText),
    'If-None-Match': fc.oneof(fc.constant('*'), headerText),
    'If-Range': headerText,
    Range: fc.oneof(fc.constantFrom('bytes=0-1', 'bytes=5-', 'bytes=-1', 'bytes=9-1,0-0'), headerText),
    'Accept-Encoding': fc.oneof(fc.constantFrom('br', 'gzip', 'identity;q=0'), headerText),
    'Accept-Language': headerText,
    'X-Forwarded-For': headerText,
    'X-Forwarded-Host': fc.constant('evil.example'),
    'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'TRACE'),
    Origin: fc.constantFrom('null', 'https://evil.example'),
    'Sec-Fetch-Site': fc.constantFrom('cross-site', 'same-origin'),
    'User-Agent': headerText,
    Referer: headerText,
  },
  { requiredKeys: [] },
);

const jsonValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  {
    weight: 3,
    arbitrary: fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], [null], { length: 3 }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

function bySchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties)
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, bySchema(one)])),
      { requiredKeys: [] },
    );
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -1, max: 50 });
  return fc.oneof(fc.constantFrom('sample', 'asha@example.com', '9876543210', ''), text);
}

/** An invoice says of its fields only that they are texts or numbers, so one that can be issued is where it begins. */
const invoiceLike = fc.constant(buildInput() as unknown);

function objectOf(call: DescribedCall, schema: Schema) {
  return (
    fc
      .tuple(
        /Invoice$/.test(call.path) ? invoiceLike : bySchema(schema),
        fc.dictionary(
          fc.constantFrom(...fieldsOf(call, schema), '__proto__', 'constructor', 'qty9', 'extra'),
          jsonValue,
          {
            maxKeys: 3,
          },
        ),
      )
      // As text, so that `__proto__` goes out as a key of its own.
      .map(([base, changes]) => {
        const rest = Object.entries(base as object).filter(([key]) => !Object.hasOwn(changes, key));
        const all = [...rest, ...Object.entries(changes)];
        return `{${all.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`;
      })
  );
}

function fieldsOf(call: DescribedCall, { properties = {} }: Schema) {
  return /Invoice$/.test(call.path) ? Object.keys(buildInput()) : Object.keys(properties);
}

const garbage = fc.oneof(
  text,
  fc.constantFrom(
    'null',
    '[]',
    '{',
    '"x"',
    'NaN',
    '\ufeff{}',
    '{"a":1}{"b":2}',
    `${'['.repeat(150_000)}${']'.repeat(150_000)}`,
  ),
  jsonValue.map((value) => JSON.stringify(value)),
);

const form = fc
  .array(fc.tuple(fc.constantFrom('user_email', 'user_name', 'contact_number', 'message', 'subject', 'x'), text))
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&'));

const multipart = fc
  .tuple(fc.constantFrom('file', 'File', 'x'), text, text)
  .map(([name, fileName, bytes]) =>
    ['--b', `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`, '', bytes, '--b--', ''].join(
      '\r\n',
    ),
  );

function bodyOf(call: DescribedCall): fc.Arbitrary<{ type: string; body: string }> {
  const [first, ...more] = call.bodies.map(({ type, schema }) => {
    if (type.startsWith('multipart')) return multipart.map((body) => ({ type: `${type}; boundary=b`, body }));
    if (type.includes('urlencoded')) return form.map((body) => ({ type, body }));
    return objectOf(call, schema).map((body) => ({ type, body }));
  });
  const odd = fc.record({
    type: fc.constantFrom(
      ...call.bodies.map(({ type }) => type),
      'application/json; charset=utf-16',
      'text/html',
      'application/xml',
      'multipart/form-data',
      '',
    ),
    body: garbage,
  });
  return first ? fc.oneof({ weight: 5, arbitrary: fc.oneof(first, ...more) }, { weight: 2, arbitrary: odd }) : odd;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function requestTo(call: DescribedCall): fc.Arbitrary<BadRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(call.method) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      path: pathOf(call.path),
      query: queryOf(call.query),
      headers,
      sent: bodyOf(call),
      chance: fc.nat(9),
    })
    .map(({ method, path, query, headers: more, sent, chance }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD' && (call.bodies.length > 0 || chance > 7);
      return {
        method,
        path: query ? `${path}?${query}` : path,
        headers: { ...more, ...(hasBody && sent.type ? { 'Content-Type': sent.type } : {}) },
        body: hasBody ? sent.body : null,
        signed: chance > 1,
      };
    });
}

const pages = [
  '/',
  '/search',
  '/selection',
  '/compare?p=hpl/a&p=hpl/b',
  '/callback',
  '/hpl',
  '/newproducts',
  '/assets/',
  '/auth',
  '/taxinvoice',
  '/sitemap.xml',
  '/api/',
];

const requestToPage: fc.Arbitrary<BadRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', ...methods),
    path: fc.oneof(
      fc.constantFrom(...pages),
      fc.tuple(fc.constantFrom(...pages), text).map(([page, more]) => page + encoded(more)),
    ),
    query: queryOf(['q', 'p']),
    headers,
    signed: fc.boolean(),
  })
  .map(({ query, ...request }) => ({
    ...request,
    path: query ? `${request.path}?${query}` : request.path,
    body: null,
  }));

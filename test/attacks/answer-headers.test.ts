import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { callsOf, type DescribedCall } from './described-calls.ts';

const app = withTestApp({ settings: { publicOrigin: 'https://vitrine.example' } });

const always = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy':
    /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\), usb=\(\), browsing-topics=\(\)$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-request-id': /^[\w-]{12}$/,
};

const byType: Record<'page' | 'pdf' | 'script' | 'image' | 'other', Record<string, RegExp>> = {
  page: {
    'content-security-policy': /^default-src 'none'; script-src 'self'; .*trusted-types wall-worker office-worker/,
    'x-frame-options': /^DENY$/,
    'cross-origin-resource-policy': /^same-origin$/,
  },
  pdf: {
    'content-security-policy': /^default-src 'none'; frame-ancestors 'self'$/,
    'x-frame-options': /^SAMEORIGIN$/,
    'cross-origin-resource-policy': /^same-origin$/,
  },
  // A worker starts from one: by the standard not where it has a sandbox.
  script: {
    'content-security-policy': /^default-src 'none'; frame-ancestors 'none'$/,
    'x-frame-options': /^DENY$/,
    'cross-origin-resource-policy': /^same-origin$/,
  },
  // A drawing may hold a picture of its own, and nothing else.
  image: {
    'content-security-policy': /^default-src 'none';( img-src data:;)? frame-ancestors 'none'; sandbox$/,
    'x-frame-options': /^DENY$/,
    'cross-origin-resource-policy': /^same-site$/,
  },
  other: {
    'content-security-policy': /^default-src 'none'; frame-ancestors 'none'; sandbox$/,
    'x-frame-options': /^DENY$/,
    'cross-origin-resource-policy': /^same-origin$/,
  },
};

function kindOf(type: string) {
  return type.startsWith('text/html')
    ? 'page'
    : type === 'application/pdf'
      ? 'pdf'
      : type.startsWith('text/javascript')
        ? 'script'
        : type.startsWith('image/')
          ? 'image'
          : 'other';
}

/** What is wrong with the headers of an answer: each that is missing or says something else. */
/** The address of a shared page has its token: it goes to nobody, not even within the shop. */
function wrongInShared(answer: Response): string[] {
  const others = wrongIn(answer).filter((name) => name !== 'referrer-policy');
  return answer.headers.get('Referrer-Policy') === 'no-referrer' ? others : [...others, 'referrer-policy'];
}

function wrongIn({ headers }: Response): string[] {
  const type = headers.get('content-type') ?? '';
  const wanted = Object.entries({ ...always, ...byType[kindOf(type)] });
  const wrong = wanted.filter(([name, says]) => !says.test(headers.get(name) ?? '')).map(([name]) => name);
  const unnamed = /^text\/(?!.*charset=utf-8)/i.test(type) ? ['charset'] : [];
  const told = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin', 'x-xss-protection'];
  return [...wrong, ...unnamed, ...told.filter((name) => headers.has(name))];
}

let token = '';
let calls: DescribedCall[] = [];
let picture = '';
let paper = '';
beforeAll(async () => {
  token = await app().logIn();
  calls = await callsOf(app());
  await app().upload('/api/uploadfiles/wallpapers/teak.jpg', await buildPicture(), token);
  await app().upload('/api/uploadfiles/pdfs/hpl.pdf', Uint8Array.from(buildBrochurePdf('1 0 0 rg')), token);
  const [photo] = await app().ports.photos.list('wallpapers');
  picture = `/media/${photo?.hash}/${photo?.variants.find(({ format }) => format === 'avif')?.width}.avif`;
  const issued = await app().call('POST', '/api/generateInvoice', { token, body: buildInput() });
  paper = issued.headers.get('Document-URL') ?? '';
});

describe('The headers of security stand on every answer', () => {
  test('of every call, to a visitor and to staff, by its own method, by HEAD and by a wrong one', async () => {
    const wrong: string[] = [];
    for (const { method, path, needs } of calls)
      for (const by of [method, 'HEAD', 'PUT'])
        for (const who of ['', token]) {
          if (path === '/api/logout' && who) continue;
          const answer = await app().call(by, path.replaceAll(/[{}]/g, ''), who ? { token: who } : {});
          const found = path.startsWith('/d/') ? wrongInShared(answer) : wrongIn(answer);
          if (found.length) wrong.push(`${by} ${path} ${answer.status}: ${found.join(' ')}`);
          // What staff see, and what was sent, is kept by no browser and no proxy.
          if (
            (needs !== 'nobody' || by === 'POST') &&
            by === method &&
            answer.headers.get('cache-control') !== 'no-store'
          )
            wrong.push(`${by} ${path} ${answer.status}: may be kept`);
        }
    expect(wrong).toEqual([]);
  });

  test.each<[string, () => string, Record<string, string>, number]>([
    ['a page', () => '/', {}, 200],
    ['a page that there is not', () => '/nothing', {}, 404],
    ['an address that cannot be read', () => '/%E0%A4%A', {}, 404],
    ['a call that there is not', () => '/api/nothing', {}, 404],
    ['a script', () => '/assets/app-1a2b.js', {}, 200],
    ['the mark', () => '/favicon.ico', {}, 200],
    ['the mark as a picture', () => '/icon-192.png', {}, 200],
    ['a picture', () => picture, {}, 200],
    ['a picture that the browser has', () => picture, { 'If-None-Match': '*' }, 304],
    ['a download', () => '/api/download/wallpapers/teak.jpg', {}, 200],
    ['a drawing', () => '/api/download/general/logo', {}, 200],
    ['a page that the browser has', () => '/', { 'If-None-Match': '*' }, 304],
    ['a document by its link', () => paper, {}, 200],
    ['a list', () => '/api/filenames/wallpapers', {}, 200],
    ['a list that the browser has', () => '/api/filenames/wallpapers', { 'If-None-Match': '*' }, 304],
  ])('of %s, to GET and to HEAD alike', async (_, path, headers, status) => {
    const [got, head] = [await app().call('GET', path(), { headers }), await app().call('HEAD', path(), { headers })];
    expect([got.status, head.status]).toEqual([status, status]);
    expect([wrongIn(got), wrongIn(head)]).toEqual([[], []]);
    const names = (answer: Response) => [...answer.headers.keys()].filter((name) => name !== 'x-request-id').sort();
    expect(names(head)).toEqual(names(got));
    expect(await head.text()).toBe('');
  });
});

test.each([
  ['a picture', () => picture],
  ['a download', () => '/api/download/wallpapers/teak.jpg'],
  ['a brochure', () => '/api/download/pdfs/hpl.pdf'],
  ['a drawing', () => '/api/download/general/logo'],
  ['a page', () => '/'],
  ['a list', () => '/api/filenames/wallpapers'],
])('That %s has not changed is told with the same headers: a browser takes them for those it kept', async (_, path) => {
  const [whole, known] = [
    await app().call('GET', path()),
    await app().call('GET', path(), { headers: { 'If-None-Match': '*' } }),
  ];
  expect([whole.status, known.status]).toEqual([200, 304]);
  const names = Object.keys({ ...always, ...byType.other }).filter((name) => name !== 'x-request-id');
  const of = (answer: Response) => Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]));
  expect(of(known)).toEqual(of(whole));
});

test('No link that the server writes takes its host from the request', async () => {
  const lies: Record<string, string>[] = [
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example' },
    { Forwarded: 'host=evil.example' },
  ];
  for (const headers of lies)
    for (const path of ['/', '/hpl/', '/api/openapi.json', '/sitemap.xml', '/callback']) {
      const answer = await app().call('GET', path, { headers });
      expect(`${await answer.text()} ${[...answer.headers].join(' ')}`).not.toContain('evil.example');
    }
});

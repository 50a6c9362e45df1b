import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { paths } from '#contract/paths.ts';
import type { RenderedPage } from '#operations/ports/pages.ts';
import type { Encoding } from '../http/accepted-encoding.ts';

type Headers = Record<string, string>;

/** A finished page in one encoding, with its headers; `unchanged` are those of a 304. */
export type PageForm = { etag: string; body: Uint8Array<ArrayBuffer>; headers: Headers; unchanged: Headers };

export type CachedPage = {
  status: number;
  type: string;
  /** Each encoding is compressed on first use. A later answer may be a smaller form with the same content. */
  form(encoding: Encoding): PageForm;
  /** The bytes of its forms so far. */
  size(): number;
  /** Called with the bytes that a later form adds; less than 0 when it is smaller than the one that it replaces. */
  onGrowth: ((bytes: number) => void) | null;
};

/** A page ready to send. `hash` identifies its bytes. `once`: the page is sent once, so it is compressed with less effort. */
export function finishPage(
  { status, html, type = pageType }: RenderedPage,
  hash: string,
  { once = false } = {},
): CachedPage {
  const bytes = new TextEncoder().encode(html);
  const forms: Partial<Record<Encoding, PageForm>> = {};
  let size = bytes.byteLength;
  const isWorthwhile = !once && bytes.byteLength <= MOST_BYTES;
  let asked = 0;
  const finish = (encoding: Encoding, body: PageForm['body']): PageForm => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const unchanged: Headers = {
      // The browser stores the page and revalidates it each time, so that a deleted picture disappears at once.
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(status === 200 ? { ETag: etag } : {}),
      'Content-Type': type,
      ...(type === pageType ? { 'Speculation-Rules': `"${paths.speculationRules}"` } : {}),
    };
    const headers: Headers = { ...unchanged, 'Content-Length': String(body.byteLength) };
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    return { etag, body, unchanged, headers };
  };
  const grow = (by: number) => {
    size += by;
    page.onGrowth?.(by);
  };
  const makeSmaller = async ({ body }: PageForm) => {
    const smaller = await compressWell(bytes);
    if (!smaller) return;
    forms.br = finish('br', smaller);
    grow(smaller.byteLength - body.byteLength);
  };
  const page: CachedPage = {
    status,
    type,
    form: (encoding) => {
      const known = forms[encoding];
      if (known) {
        if (encoding === 'br' && isWorthwhile && ++asked === OFTEN) void makeSmaller(known);
        return known;
      }
      const made = finish(encoding, compress[encoding](bytes, once));
      forms[encoding] = made;
      if (encoding !== 'identity') grow(made.body.byteLength);
      return made;
    },
    size: () => size,
    onGrowth: null,
  };
  return page;
}

const pageType = 'text/html; charset=utf-8';

// A page of 100 kB takes 1 ms at quality 5. The best one takes 140 ms for an eighth fewer bytes: with it the first packets of a
// connection, 14.6 kB, hold the whole home page. So a page that is asked for again is compressed well, beside the requests. A
// page of results takes 0.9 ms and has 9.2 kB at 5, 0.3 ms and 10.4 kB at 3.
const OFTEN = 2;
// A gallery of 5,000 pictures has 10 MB, and would take 15 seconds.
const MOST_BYTES = 500_000;
const qualityOf = (once: boolean) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: once ? 3 : 5 } });

const compress: Record<Encoding, (bytes: Uint8Array<ArrayBuffer>, once: boolean) => Uint8Array<ArrayBuffer>> = {
  identity: (bytes) => bytes,
  br: (bytes, once) => new Uint8Array(brotliCompressSync(bytes, qualityOf(once))),
  gzip: (bytes, once) => new Uint8Array(gzipSync(bytes, { level: once ? 3 : 6 })),
};

let compressing: Promise<unknown> = Promise.resolve();

/** One page after another, on a thread that the event loop does not wait for. Null when it fails: the larger form serves as well. */
function compressWell(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const compressed = compressing.then(
    () =>
      new Promise<Uint8Array<ArrayBuffer> | null>((resolve) => {
        brotliCompress(bytes, { params }, (error, body) => resolve(error ? null : new Uint8Array(body)));
      }),
  );
  compressing = compressed;
  return compressed;
}

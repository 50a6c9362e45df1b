import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { paths } from '#contract/paths.ts';
import type { RenderedPage } from '#operations/ports/pages.ts';
import type { Encoding } from '../http/accepted-encoding.ts';

type Headers = Record<string, string>;

/** A finished page in one form, with the headers that go with it; those of a 304 when the browser has it. */
type PageForm = { etag: string; body: Uint8Array<ArrayBuffer>; headers: Headers; unchanged: Headers };

export type CachedPage = {
  status: number;
  type: string;
  /** Made when the first asks for it. */
  form(encoding: Encoding): PageForm;
};

type PageCache<Snapshot> = {
  /** Draws a page once for each snapshot, however many requests come for it. */
  get(snapshot: Snapshot, path: string): Promise<CachedPage>;
  /** Null when it is not there yet. */
  peek(snapshot: Snapshot, path: string): CachedPage | null;
};

/** How often a page was in memory, and how often it had to be drawn. */
export type CacheCounts = { hits: number; misses: number };

/** Keeps the pages of one snapshot. Addresses without a page are endless, so their answers are not kept. */
export function createPageCache<Snapshot extends object>(
  draw: (snapshot: Snapshot, path: string) => Promise<CachedPage>,
  counts: CacheCounts = { hits: 0, misses: 0 },
): PageCache<Snapshot> {
  let current: Snapshot | null = null;
  let drawing = new Map<string, Promise<CachedPage>>();
  let drawn = new Map<string, CachedPage>();

  const drawOnce = (snapshot: Snapshot, path: string): Promise<CachedPage> => {
    const [begun, finished] = [drawing, drawn];
    counts.misses += 1;
    const page = draw(snapshot, path).finally(() => begun.delete(path));
    begun.set(path, page);
    return page.then((whole) => {
      if (whole.status === 200) finished.set(path, whole);
      return whole;
    });
  };

  return {
    get: async (snapshot, path) => {
      if (snapshot !== current) {
        current = snapshot;
        drawing = new Map();
        drawn = new Map();
      }
      const begun = drawn.get(path) ?? drawing.get(path);
      if (begun) counts.hits += 1;
      return begun ?? drawOnce(snapshot, path);
    },
    peek: (snapshot, path) => {
      const page = snapshot === current ? (drawn.get(path) ?? null) : null;
      if (page) counts.hits += 1;
      return page;
    },
  };
}

/** A page as it is sent. `hash` names its bytes. */
export function finishPage({ status, html, type = pageType }: RenderedPage, hash: string): CachedPage {
  const forms: Partial<Record<Encoding, PageForm>> = {};
  const finish = (encoding: Encoding): PageForm => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const body = compress[encoding](new TextEncoder().encode(html));
    const unchanged: Headers = {
      // Kept by the browser and asked for each time: a picture that is gone is gone from the page at once.
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
  return {
    status,
    type,
    form: (encoding) => {
      forms[encoding] ??= finish(encoding);
      return forms[encoding];
    },
  };
}

const pageType = 'text/html; charset=utf-8';

// A page of 100 kB takes 1 ms at this quality; the best would take 140 ms of the processor for an eighth fewer bytes.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>> = {
  identity: (bytes) => bytes,
  br: (bytes) => new Uint8Array(brotliCompressSync(bytes, quality)),
  gzip: (bytes) => new Uint8Array(gzipSync(bytes)),
};

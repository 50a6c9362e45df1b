import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { paths } from '#contract/paths.ts';
import type { RenderedPage } from '#operations/ports/pages.ts';
import type { Encoding } from '../http/accepted-encoding.ts';

type Headers = Record<string, string>;

/** A finished page in one encoding, with its headers; `unchanged` are those of a 304. */
type PageForm = { etag: string; body: Uint8Array<ArrayBuffer>; headers: Headers; unchanged: Headers };

export type CachedPage = {
  status: number;
  type: string;
  /** Each encoding is compressed on first use. */
  form(encoding: Encoding): PageForm;
};

type PageCache<Snapshot> = {
  /** Renders a page once for each snapshot, however many requests want it. */
  get(snapshot: Snapshot, path: string): Promise<CachedPage>;
  /** Null when it is not rendered yet. */
  peek(snapshot: Snapshot, path: string): CachedPage | null;
};

/** How often a page was in memory, and how often it had to be rendered. */
export type CacheCounts = { hits: number; misses: number };

/** Caches the pages of one snapshot. Answers for addresses without a page are not cached: their number has no limit. */
export function createPageCache<Snapshot extends object>(
  render: (snapshot: Snapshot, path: string) => Promise<CachedPage>,
  counts: CacheCounts = { hits: 0, misses: 0 },
): PageCache<Snapshot> {
  let current: Snapshot | null = null;
  let rendering = new Map<string, Promise<CachedPage>>();
  let rendered = new Map<string, CachedPage>();

  const renderOnce = (snapshot: Snapshot, path: string): Promise<CachedPage> => {
    const [inProgress, finished] = [rendering, rendered];
    counts.misses += 1;
    const page = render(snapshot, path).finally(() => inProgress.delete(path));
    inProgress.set(path, page);
    return page.then((whole) => {
      if (whole.status === 200) finished.set(path, whole);
      return whole;
    });
  };

  return {
    get: async (snapshot, path) => {
      if (snapshot !== current) {
        current = snapshot;
        rendering = new Map();
        rendered = new Map();
      }
      const cached = rendered.get(path) ?? rendering.get(path);
      if (cached) counts.hits += 1;
      return cached ?? renderOnce(snapshot, path);
    },
    peek: (snapshot, path) => {
      const page = snapshot === current ? (rendered.get(path) ?? null) : null;
      if (page) counts.hits += 1;
      return page;
    },
  };
}

/** A page ready to send. `hash` identifies its bytes. */
export function finishPage({ status, html, type = pageType }: RenderedPage, hash: string): CachedPage {
  const forms: Partial<Record<Encoding, PageForm>> = {};
  const finish = (encoding: Encoding): PageForm => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const body = compress[encoding](new TextEncoder().encode(html));
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

// A page of 100 kB takes 1 ms at this quality; the best one would take 140 ms for an eighth fewer bytes.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>> = {
  identity: (bytes) => bytes,
  br: (bytes) => new Uint8Array(brotliCompressSync(bytes, quality)),
  gzip: (bytes) => new Uint8Array(gzipSync(bytes)),
};

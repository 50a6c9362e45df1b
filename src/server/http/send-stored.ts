import type { Context } from 'hono';
import type { Logger } from 'pino';
import { failed } from '#domain/outcome.ts';
import type { FileStore } from '#operations/ports/files.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';
import { beginStream } from './begin-stream.ts';
import { byteRange } from './byte-range.ts';
import { matchesEtag } from './matches-etag.ts';

/** A stored file, and what its headers need. */
type Stored = {
  sha256: string;
  bytes: number;
  type: string;
  cacheControl: string;
  /** The name for saving it: letters, digits, spaces, `_`, `.` and `-` only. */
  name?: string;
};

/** Sends a stored file with its ETag; of a PDF also a byte range, for viewers. Opens the file only when bytes must be sent. */
export async function sendStored(
  context: Context<Env>,
  { files, log }: { files: FileStore; log: Logger },
  file: Stored,
): Promise<Response> {
  const etag = `"${file.sha256}"`;
  const ranged = file.type === 'application/pdf';
  const headers: Record<string, string> = {
    ETag: etag,
    'Cache-Control': file.cacheControl,
    ...(ranged ? { 'Accept-Ranges': 'bytes' } : {}),
    // Also with 304: the security headers depend on it, and the browser replaces its stored headers by these.
    'Content-Type': file.type,
  };
  if (isNotModified(context, etag)) return context.body(null, 304, headers);
  if (file.name) headers['Content-Disposition'] = `inline; filename="${file.name}"`;

  const ifRange = context.req.header('If-Range');
  const requested = ranged && (ifRange === undefined || ifRange === etag) ? context.req.header('Range') : undefined;
  const range = byteRange(requested, file.bytes);
  if (range === 'unsatisfiable')
    return refuse(context, failed('wrong-range', `The file has ${file.bytes} bytes.`), {
      'Content-Range': `bytes */${file.bytes}`,
    });
  headers['Content-Length'] = String(range ? range.to - range.from + 1 : file.bytes);
  if (range) headers['Content-Range'] = `bytes ${range.from}-${range.to}/${file.bytes}`;
  const status = range ? 206 : 200;
  if (context.req.method === 'HEAD') return context.body(null, status, headers);

  const opened = await files.open(file.sha256, range ?? undefined);
  if (!opened) throw new Error(`The file ${file.sha256} is in the index, but not in the store.`);
  return context.body(await beginStream(context, log, 'file cut off', opened.stream), status, headers);
}

/** Whether the client has this version already: If-None-Match contains `etag`. */
export function isNotModified(context: Context<Env>, etag: string): boolean {
  return matchesEtag(context.req.header('If-None-Match'), etag);
}

import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '#contract/failure.ts';
import { statusOf, type WireRefusalKind } from '../respond.ts';
import { securityHeadersFor } from './security-headers.ts';

const refusals = {
  unreadable: ['Bad Request', 'This is not a valid HTTP request.'],
  'timed-out': ['Request Timeout', 'The request was not complete in time. Send it again.'],
  'too-large': ['Content Too Large', 'The chunk extensions of this body are too long.'],
  'headers-too-large': [
    'Request Header Fields Too Large',
    'The address and the headers of a request may have 8 kB at most.',
  ],
  'too-many': [
    'Too Many Requests',
    'Too many connections of your network are open. Wait a few seconds, then try again.',
  ],
} as const satisfies Partial<Record<WireRefusalKind, [string, string]>>;

type SocketRefusalKind = keyof typeof refusals;

/** The raw response (RFC 9112) for a socket that sent no complete request: body and headers are those of any other refusal. */
export function refusalBytes(kind: SocketRefusalKind, https: boolean): string {
  const [reason, message] = refusals[kind];
  const failure: Failure = { message, problems: [] };
  const body = JSON.stringify(failure);
  const headers = {
    Connection: 'close',
    Date: new Date().toUTCString(),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(kind === 'too-many' ? { 'Retry-After': 5 } : {}),
    ...securityHeadersFor({ https, development: false, adTag: null })('application/json'),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${statusOf(kind)} ${reason}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Answers requests that Node's parser refuses before the app sees them, and ends the connection. Node's own answers have no
 * security headers. (Node itself answers HTTP/1.1 without Host with 400; that request does not come here.)
 */
export function refuseUnread(server: Server, https: boolean): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    // Once an answer has begun, these bytes would become a part of it. Node's own handler checks the same field.
    const answering = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
    if (socket.writable && !answering)
      socket.end(refusalBytes(kindOf[code ?? ''] ?? 'unreadable', https), () => socket.destroy());
    else socket.destroy();
  });
}

const kindOf: Record<string, SocketRefusalKind> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timed-out',
};

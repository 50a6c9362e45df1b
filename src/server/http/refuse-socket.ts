import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '#contract/failure.ts';
import { statusOf, type WireRefusalKind } from '../respond.ts';
import { securityHeaders } from './secure-headers.ts';

const refusals = {
  unreadable: ['Bad Request', 'This cannot be read as a request.'],
  'timed-out': ['Request Timeout', 'The request did not come whole in time. Send it again.'],
  'too-large': ['Content Too Large', 'There is too much beside the pieces of this body.'],
  'headers-too-large': [
    'Request Header Fields Too Large',
    'The address and the headers of a request are 8 kB at most.',
  ],
} as const satisfies Partial<Record<WireRefusalKind, [string, string]>>;

type SocketRefusalKind = keyof typeof refusals;

/** What a socket is told that never came to a whole request: in the shape and with the headers of any other refusal (RFC 9112). */
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
    ...securityHeaders({ https, development: false, adTag: null })('application/json'),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${statusOf(kind)} ${reason}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Answers what the parser refuses before the app sees it, and ends the connection: Node's own answers have no headers. (Its 400
 * to a request of HTTP/1.1 without Host stays as it is; that one does not come by here.)
 */
export function refuseUnread(server: Server, https: boolean): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    // In the middle of an answer, these bytes would be taken for a part of it; Node's own handler looks at the same place.
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

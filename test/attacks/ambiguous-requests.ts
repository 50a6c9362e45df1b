/** A request with `Connection: close`. */
export function get(line: string, ...headers: string[]) {
  return [line, ...headers, 'Connection: close', '', ''].join('\r\n');
}

const login = '{"username":"x","password":"y"}';

/** The head of a login; its body is all that follows. */
export function post(...headers: string[]) {
  return ['POST /api/login HTTP/1.1', 'Host: shop', 'Content-Type: application/json', ...headers, '', ''].join('\r\n');
}

/** What hides behind each: a server that ends the first too early reads it as a second request. */
const hidden = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n';

/** Requests that two readers, as a proxy and the program behind it, could read in two ways. */
export const ambiguousRequests: [string, string][] = [
  ['a length and chunks', `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`],
  ['chunks and a length', `${post('Transfer-Encoding: chunked', 'Content-Length: 4')}0\r\n\r\n${hidden}`],
  ['two lengths', `${post('Content-Length: 31', 'Content-Length: 32')}${login}${hidden}`],
  ['one length twice', `${post('Content-Length: 31', 'Content-Length: 31')}${login}${hidden}`],
  ['a list of lengths', `${post('Content-Length: 31, 31')}${login}${hidden}`],
  ['a length with a sign', `${post('Content-Length: +31')}${login}${hidden}`],
  ['a length in hexadecimal', `${post('Content-Length: 0x1f')}${login}${hidden}`],
  ['a negative length', `${post('Content-Length: -1')}${login}${hidden}`],
  ['a space before the colon', `${post('Content-Length : 31')}${login}${hidden}`],
  ['a coding that nobody knows', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${hidden}`],
  ['chunks twice', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${hidden}`],
  ['a chunk that is no number', `${post('Transfer-Encoding: chunked')}zz\r\nab\r\n0\r\n\r\n`],
  ['a chunk with a sign', `${post('Transfer-Encoding: chunked')}+2\r\nab\r\n0\r\n\r\n${hidden}`],
  ['a CR alone in a header', `GET / HTTP/1.1\r\nHost: shop\rX: y\r\n\r\n${hidden}`],
  ['an LF alone', `GET / HTTP/1.1\nHost: shop\n\n${hidden}`],
  ['a NUL in a header', get('GET / HTTP/1.1', 'Host: shop', 'X: a\0b') + hidden],
  ['a header that goes on in the next line', get('GET / HTTP/1.1', 'Host: shop', 'X: a', ' b') + hidden],
  ['a line that is no header', get('GET / HTTP/1.1', 'Host: shop', 'nothing') + hidden],
  ['a header without a name', get('GET / HTTP/1.1', 'Host: shop', ': x') + hidden],
  ['two hosts', get('GET / HTTP/1.1', 'Host: shop', 'Host: evil.example') + hidden],
  ['no host', get('GET / HTTP/1.1') + hidden],
  ['a method that is none', get('GE T / HTTP/1.1', 'Host: shop') + hidden],
  ['a version that is none', get('GET / HTTP/9.9', 'Host: shop') + hidden],
  ['a space in the address', get('GET / x HTTP/1.1', 'Host: shop') + hidden],
];

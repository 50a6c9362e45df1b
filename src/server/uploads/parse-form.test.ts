import { expect, test } from 'vitest';
import { parseForm } from './parse-form.ts';

const filePart = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbytes';
const formOf = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;

/** Parses the form as if it arrived in pieces of this many bytes. */
async function parsed(form: string, piece = 1_000, contentType = 'multipart/form-data; boundary=b') {
  const parser = parseForm(contentType);
  if (!parser) return 'no form';
  const bytes = Buffer.from(form, 'latin1');
  for (let at = 0; at < bytes.length; at += piece) {
    parser.write(bytes.subarray(at, at + piece));
  }
  const answer = await parser.end();
  return typeof answer === 'string' ? answer : { file: Buffer.from(answer).toString('latin1') };
}

const isFile = { file: 'bytes' };

test.each([
  ['as a browser sends it', formOf(filePart)],
  ['without the last line break', formOf(filePart).slice(0, -2)],
  ['with text before and after', `before\r\n${formOf(filePart)}after`],
  ['with a name without quotes', formOf('Content-Disposition: form-data; name=file\r\n\r\nbytes')],
  [
    'whose file name holds “; name=”',
    formOf('Content-Disposition: form-data; filename="; name=note"; name="file"\r\n\r\nbytes'),
  ],
  ['whose file name is not UTF-8', formOf(filePart.replace('a.jpg', 'B\u00fcro.jpg'))],
  ['with a header on two lines', formOf(filePart.replace('; name', ';\r\n name'))],
  ['with four other parts', formOf(...Array(4).fill('Content-Disposition: form-data; name="note"\r\n\r\nx'), filePart)],
])('A form %s gives its file, however it is split into pieces', async (_, form) => {
  for (const piece of [1, 7, 1_000]) expect(await parsed(form, piece)).toEqual(isFile);
});

test.each([
  ['nothing', ''],
  ['only its end', '--b--\r\n'],
  ['no end', formOf(filePart).slice(0, -6)],
  ['bare line feeds', formOf(filePart).replaceAll('\r\n', '\n')],
  ['a part without headers', formOf('\r\nbytes')],
  ['two files', formOf(filePart, filePart)],
  ['six parts', formOf(filePart, ...Array(5).fill('Content-Disposition: form-data; name="note"\r\n\r\nx'))],
  ['its file behind 9 kB of headers', formOf(`X: ${'x'.repeat(9_000)}\r\n${filePart}`)],
])('A form with %s is refused', async (_, form) => {
  for (const piece of [1, 7, 1_000]) expect(await parsed(form, piece)).toBe('not one file');
});

test('A file may have 20 MB at most, and the parser drops the rest', async () => {
  const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n');
  const end = Buffer.from('\r\n--b--\r\n');
  const parsedWith = async (size: number) => {
    const parser = parseForm('multipart/form-data; boundary=b');
    for (const bytes of [head, Buffer.alloc(size), end]) parser?.write(bytes);
    return parser?.end();
  };
  expect(await parsedWith(20_000_000)).toHaveLength(20_000_000);
  expect(await parsedWith(20_000_001)).toBe('too large');
});

test.each([
  ['multipart/form-data; boundary="b"', isFile],
  ['Multipart/Form-Data; charset=utf-8; BOUNDARY=b', isFile],
  ['multipart/form-data; xboundary=a; boundary=b', isFile],
  ['multipart/form-data', 'no form'],
  ['multipart/form-datax; boundary=b', 'no form'],
  ['multipart/mixed; boundary=b', 'no form'],
  ['application/x-www-form-urlencoded', 'no form'],
  ['', 'no form'],
])('The boundary is read from %s', async (contentType, answer) => {
  expect(await parsed(formOf(filePart), 1_000, contentType)).toEqual(answer);
});

test('A form that comes in one piece, with a large part of no name, is refused and not waited for', async () => {
  const form = parseForm('multipart/form-data; boundary=XbX');
  form?.write(Buffer.from(`--XbX\r\nContent-Type: image/jpeg\r\n\r\n${'x'.repeat(70_000)}\r\n--XbX--\r\n`));
  expect(await form?.end()).toBe('not one file');
}, 5_000);

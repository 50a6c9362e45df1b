import { expect, test } from 'vitest';
import { fileType } from './file-type.ts';

function bytes(text: string) {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['%PDF-1.7\n', 'application/pdf'],
  ['RIFF\x10\0\0\0WAVEfmt ', 'application/octet-stream'],
  ['GIF89a', 'application/octet-stream'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'application/octet-stream'],
  ['<!doctype html><script>', 'application/octet-stream'],
  ['\n%PDF-1.7', 'application/octet-stream'],
  ['\xff\xd8', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%j is %s', (text, type) => {
  expect(fileType(bytes(text))).toBe(type);
});

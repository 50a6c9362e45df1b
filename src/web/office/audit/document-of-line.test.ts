import { expect, test } from 'vitest';
import { documentOfLine } from './document-of-line.ts';

test.each([
  ['invoice issued', '{"id":"a1","payable":1}', 'a1'],
  ['e-way facts saved', '{"id":"a1"}', 'a1'],
  ['invoice issued', '{"payable":1}', null],
  ['invoice issued', 'null', null],
  ['share made', '{"id":"of the link"}', null],
])('A line %s with %s leads to the document %s', (what, after, document) => {
  expect(documentOfLine({ what, after })).toBe(document);
});

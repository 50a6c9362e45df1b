/**
 * The media type of a file by its first bytes, not by its name: a supported type, else 'application/octet-stream'.
 * `fileType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))` → `'image/jpeg'`
 */
export function fileType(bytes: Uint8Array): string {
  for (const [type, marks] of signatures) if (marks.every(([at, mark]) => startsAt(bytes, at, mark))) return type;
  return 'application/octet-stream';
}

type Mark = [at: number, mark: string];

/** The marks are Latin-1 text. */
const signatures: [type: string, marks: Mark[]][] = [
  ['image/jpeg', [[0, '\xff\xd8\xff']]],
  ['image/png', [[0, '\x89PNG\r\n\x1a\n']]],
  [
    'image/webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
  ['application/pdf', [[0, '%PDF-']]],
];

function startsAt(bytes: Uint8Array, at: number, mark: string): boolean {
  return [...mark].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

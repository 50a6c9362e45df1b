import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { pdfDeeds } from './pdf-deeds.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const written = (...more: string[]) => pdfDeeds(buildBrochurePdf('', { more }));
/** A stream of objects, as most programs write them. */
const packed = (objects: string, facts = '/Filter /FlateDecode') =>
  `<< /Type /ObjStm /N 1 /First 5 ${facts} >>\nstream\n${zipped(objects)}\nendstream`;
const zipped = (objects: string) => deflateSync(objects).toString('latin1');

test('A PDF that only shows something is taken, also one whose objects are packed', () => {
  expect(written()).toBeNull();
  expect(written('<< /BaseFont /SoundSans /Dest /Movies >>')).toBeNull();
  expect(
    written(packed('9 0 << /Type /Annot /Subtype /Link /A << /S /URI /URI (https://shop.example) >> >>')),
  ).toBeNull();
});

test.each([
  ['a script', script, /has a script in it/],
  ['a script whose name is written in numbers', script.replace('JavaScript', 'J#61va#53cript'), /has a script in it/],
  ['a script in a packed object', packed(`9 0 ${script}`), /has a script in it/],
  [
    'a packed object that calls itself by numbers',
    packed(`9 0 ${script}`).replace('ObjStm', 'Obj#53tm'),
    /cannot be checked/,
  ],
  ['an object that is packed twice', packed(script, '/Filter [/FlateDecode /LZWDecode]'), /cannot be checked/],
  ['a packed object that is cut off', packed(script).replace('\nendstream', '').slice(0, 75), /cannot be checked/],
  [
    'facts that a string hides',
    packed('9 0 scrambled').replace('<<', '<< /DecodeParms << /Predictor 12 /Columns 4 >> /Y ( obj)'),
    /cannot be checked/,
  ],
  ['scrambled objects', packed(`\u0002${script}`), /cannot be checked/],
  [
    'a harmless stream in a string before the real one',
    packed(`9 0 ${script}`, `/Y (stream\n${zipped('9 0 null')}endstream) /Filter /FlateDecode`),
    /cannot be checked/,
  ],
  ['a form that is a program', '<< /AcroForm << /XFA 5 0 R >> >>', /has a form with a program in it/],
  ['a film', '<< /S /Rendition /OP 0 >>', /has a film or a sound in it/],
  ['another program', '<< /S /Launch /F (calc.exe) >>', /starts another program/],
  ['a form that is sent away', '<< /S /SubmitForm /F (https://shop.example) >>', /sends what is typed in it/],
  ['a way to a file elsewhere', '<< /S /GoToR /F (//shop.example/file.pdf) /D [0 /Fit] >>', /opens another file/],
  ['another file', '<< /Type /EmbeddedFile /Length 0 >>', /has another file in it/],
])('A PDF with %s is refused in words', (_what, object, said) => {
  expect(written(object)).toMatch(said);
});

test('A small file that claims to be a large one is not unpacked', () => {
  expect(written(packed(' '.repeat(60_000_000)))).toMatch(/cannot be checked/);
});

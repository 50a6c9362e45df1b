import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#test/build/any-character.ts';
import { foldText } from '../text/fold-text.ts';
import { cleanBrochureName, cleanPhotoName, freePhotoName } from './photo-name.ts';

describe('A picture’s name', () => {
  test.each([
    ['teak.jpg', 'teak.jpg', false],
    ['TEAK.JPEG', 'TEAK.jpg', false],
    ['teak.PnG', 'teak.jpg', false],
    ['teak.webp', 'teak.jpg', false],
    ['Teak_2 - dark.v3.jpg', 'Teak_2 - dark.v3.jpg', false],
    ['IMG (1).jpg', 'IMG 1.jpg', true],
    ['oak, teak & ash.jpg', 'oak teak ash.jpg', true],
    ['a  b.jpg', 'a b.jpg', true],
    ['Café crème.jpg', 'Cafe creme.jpg', true],
    ['Cafe\u0301.jpg', 'Cafe.jpg', true],
    ['_MG_0012.jpg', 'MG_0012.jpg', true],
    ['.hidden.jpg', 'hidden.jpg', true],
    ['a..b.jpg', 'a.b.jpg', true],
    ['teak.jpg.jpg', 'teak.jpg', true],
    ['teak.png .jpg', 'teak.jpg', true],
    ['teak\r\nX-Evil: 1.jpg', 'teak X-Evil 1.jpg', true],
    ['con.jpg', 'photo con.jpg', true],
    ['Com1.teak.jpg', 'photo Com1.teak.jpg', true],
    ['COM¹.jpg', 'photo COM1.jpg', true],
    ['console.jpg', 'console.jpg', false],
    [`${'x'.repeat(101)}.jpg`, `${'x'.repeat(100)}.jpg`, true],
    ['नमूना 7.jpg', '7.jpg', true],
  ])('%j becomes %j', (typed, name, changed) => {
    expect(cleanPhotoName(typed)).toEqual({ name, changed });
  });

  test.each([
    '',
    '.jpg',
    '....jpg',
    ' .jpg',
    'नमूना.jpg',
    'a/b.jpg',
    'a\\b.jpg',
    'a\0.jpg',
    '../../etc/passwd',
    'teak',
    'teak.gif',
    'teak.jpg.exe',
  ])('%j is refused', (typed) => {
    expect(cleanPhotoName(typed)).toBeNull();
  });

  test('of a brochure ends in .pdf', () => {
    expect(cleanBrochureName('HPL – 2026.PDF')).toEqual({ name: 'HPL 2026.pdf', changed: true });
    expect(cleanBrochureName('nul.pdf')).toEqual({ name: 'brochure nul.pdf', changed: true });
    expect(cleanBrochureName('hpl.jpg')).toBeNull();
  });

  const anyName = fc
    .tuple(
      fc.oneof(
        fc.string({ unit: anyCharacter, maxLength: 130 }),
        fc.string({
          unit: fc.constantFrom('.', ' ', '-', 'a', 'con', '.jpg', 'png', ',', '/', 'é', '１'),
          maxLength: 60,
        }),
      ),
      fc.constantFrom('.jpg', '.JPEG', '.png', '.webp'),
    )
    .map((parts) => parts.join(''));

  test('is safe on every system, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(anyName, (typed) => {
        const cleaned = cleanPhotoName(typed);
        if (!cleaned) return;
        expect(cleaned.name).toMatch(/^[A-Za-z0-9][A-Za-z0-9 _.-]{0,99}\.jpg$/);
        expect(cleaned.name).not.toMatch(/\.\.|[ .]\.jpg$|\.(jpe?g|png|webp)\.jpg$/i);
        expect(cleaned.name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d) *\./i);
        expect(cleanPhotoName(cleaned.name)).toEqual({ name: cleaned.name, changed: false });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('Keep both', () => {
  test.each([
    ['IMG 1.jpg', ['IMG 1.JPG'], 'IMG 1-2.jpg'],
    ['IMG 1.jpg', ['IMG 1.JPG', 'IMG 1-2.JPG'], 'IMG 1-3.jpg'],
    ['img 1.jpg', ['IMG 1.JPG'], 'img 1-2.jpg'],
    ['hpl.pdf', ['HPL.PDF'], 'hpl-2.pdf'],
    ['teak.jpg', [], 'teak.jpg'],
    [`${'x'.repeat(100)}.jpg`, [`${'X'.repeat(100)}.JPG`], `${'x'.repeat(98)}-2.jpg`],
  ])('%s beside %j is %s', (name, taken, free) => {
    expect(freePhotoName(name, new Set(taken))).toBe(free);
  });

  test('gives each picture a free name that needs no cleaning', () => {
    const taken = new Set<string>();
    for (let count = 0; count < 120; count++) {
      const name = freePhotoName(`${'y'.repeat(99)} .jpg`.replace(' ', ''), taken);
      expect(cleanPhotoName(name)).toEqual({ name, changed: false });
      expect(taken.has(foldText(name))).toBe(false);
      taken.add(foldText(name));
    }
  });
});

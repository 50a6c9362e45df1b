import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accentProblem } from './accent-problem.ts';
import { accentGrounds, accentTokens, leastIn, nearestAccent } from './accent-tokens.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { lookFile, stylesOfFile } from './look-styles.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../web/ui/tokens.css'), 'utf8');

function token(name: string): string[] {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return [light, dark].map((each) => (each.length === 4 ? each.replaceAll(/[0-9a-f]/g, '$&$&') : each));
}

test('Contrast is that of WCAG 2.2', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.542, 3);
  expect(contrastRatio('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3);
});

test('The grounds and the opening colours are those of the stylesheet', () => {
  const grounds = ['bg', 'bg2', 'bg3', 'select-bg'].map(token);
  expect(accentGrounds.light.map(({ colour }) => colour)).toEqual(grounds.map(([light]) => light));
  expect(accentGrounds.dark.map(({ colour }) => colour)).toEqual(grounds.map(([, dark]) => dark));
  const { light, dark } = accentTokens('#0f4c4a');
  expect([token('accent'), token('accent-hover'), token('on-accent')]).toEqual([
    [light.accent, dark.accent],
    [light.hover, dark.hover],
    [light.on, dark.on],
  ]);
});

/** Every 51st value of each part: 216 colours. */
function* manyColours() {
  const parts = ['00', '33', '66', '99', 'cc', 'ff'];
  for (const red of parts) for (const green of parts) for (const blue of parts) yield `#${red}${green}${blue}`;
}

test('Of any colour the nearest that is offered is taken, and every colour that comes of it can be read', () => {
  const seen = new Set<string>();
  const worst = { text: 21, button: 21, hover: 21, differs: 21 };
  for (const colour of manyColours()) {
    const accent = nearestAccent(colour);
    if (accentProblem(colour) === null && accent !== colour) expect(accent).toBe(colour);
    if (seen.has(accent)) continue;
    seen.add(accent);
    for (const [scheme, { accent: shown, hover, on }] of Object.entries(accentTokens(accent))) {
      const of = scheme as 'light' | 'dark';
      worst.text = Math.min(worst.text, leastIn(of, shown), leastIn(of, hover));
      worst.button = Math.min(worst.button, contrastRatio(shown, on));
      worst.hover = Math.min(worst.hover, contrastRatio(hover, on));
      worst.differs = Math.min(worst.differs, contrastRatio(shown, hover));
    }
  }
  expect(worst.text).toBeGreaterThanOrEqual(4.5);
  expect(worst.button).toBeGreaterThanOrEqual(4.5);
  expect(worst.hover).toBeGreaterThanOrEqual(4.5);
  expect(worst.differs).toBeGreaterThan(1.1);
});

test('What cannot be read is refused with its figure', () => {
  expect(accentProblem('#ff9900')).toBe('2.1 : 1 on the page’s ground; 4.5 is needed.');
  expect(accentProblem('#e8e8e8')).toBe('1.2 : 1 on the page’s ground; 4.5 is needed.');
  expect(accentProblem('#757575')).toBe('3.7 : 1 on a pressed ground; 4.5 is needed.');
  for (const wrong of ['', 'teal', '#0f4', '#0F4C4A', '#0f4c4a;}', '#gggggg'])
    expect(accentProblem(wrong)).toContain('Write the colour as #');
  expect(accentProblem('#0f4c4a')).toBe(null);
});

test('A file of styles has one name, and other names have no file', () => {
  const name = lookFile('#7a1f2b') ?? '';
  expect(name).toMatch(/^7a1f2b-[0-9a-f]{8}\.css$/);
  expect(stylesOfFile(name)).toMatch(/^:root\{--accent:light-dark\(#7a1f2b,#[0-9a-f]{6}\);.*\}$/);
  expect(lookFile('#0f4c4a')).toBe(null);
  for (const wrong of [
    '',
    'x',
    '7a1f2b.css',
    name.replace('7a', '7b'),
    '../../etc',
    '0f4c4a-00000000.css',
    'ffffff-00000000.css',
  ])
    expect(stylesOfFile(wrong)).toBe(null);
});

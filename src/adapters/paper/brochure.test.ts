import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { brochureSheet } from '#domain/brochures/brochure-sheet.ts';
import { openingTitles } from '#test/build/opening-lists.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { openPaper } from './open-paper.ts';

const demo = JSON.parse(readFileSync(new URL('../../../demo/company.json', import.meta.url), 'utf8'));
const picture = readFileSync(new URL('../../../demo/photos/wallpapers-1.jpg', import.meta.url));

describe.each(['native', 'wasm'] as const)('A brochure drawn by the %s engine', (engine) => {
  const paper = openPaper({ engine });
  afterAll(() => paper.close());

  function draw(draft: Partial<BrochureDraft>, titles: string[]) {
    const photos = titles.map((title) => ({ title, folder: 'indoorwpclouvers' }));
    const whole: BrochureDraft = { title: 'Louvers for walls', line: '', cover: 'plate', pictures: [], ...draft };
    const sheet = brochureSheet(whole, photos, demo, { today: '2026-11-21', titleOf: openingTitles });
    return paper.drawBrochure(
      sheet,
      titles.map(() => picture),
      '2026-11-21',
      demo,
    );
  }

  test('has a cover, two pictures on a page with their titles, and the firm at the back', async () => {
    const pages = await readPdf(await draw({ line: 'Indoor and outdoor' }, ['Teak', 'Walnut', '']));
    const texts = pages.map((page) => page.replaceAll(/\s+/g, ' ').trim());
    expect(texts).toHaveLength(4);
    for (const said of ['Louvers for walls', 'Indoor and outdoor', 'Aangan Interiors', '2026'])
      expect(texts[0]).toContain(said);
    expect(texts[1]).toMatch(
      /Louvers for walls.*Aangan Interiors.*Teak Indoor WPC Louvers Walnut Indoor WPC Louvers 2/,
    );
    // Without a title it is called by its folder, once.
    expect(texts[2]?.match(/Indoor WPC Louvers/g)).toHaveLength(1);
    for (const said of ['Kirti Nagar', '+91 11 5550 0101', 'Bhubaneswar 751007', 'enquiry@example.com'])
      expect(texts[3]).toContain(said);
  });

  test('with the longest title, in capitals or in Hindi, still has its cover on one page', async () => {
    for (const title of [
      'W'.repeat(60),
      'ALUMINIUM '.repeat(6).trim(),
      'दीवारों के लिए लकड़ी के पैनल और बाहरी लूवर, सबसे अच्छे '.slice(0, 60),
    ])
      for (const cover of ['plate', 'board'] as const) {
        const pages = await readPdf(await draw({ title, cover, line: 'M'.repeat(90) }, ['M'.repeat(100), 'Two']));
        expect([title, cover, pages.length]).toEqual([title, cover, 3]);
        expect(pages[0]).toContain('Aangan Interiors');
      }
  });

  test('is the same all day, byte by byte', async () => {
    const [one, other] = [await draw({}, ['Teak']), await draw({}, ['Teak'])];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});

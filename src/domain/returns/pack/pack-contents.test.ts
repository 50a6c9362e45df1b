import { expect, test } from 'vitest';
import { homeName } from '#test/specification/specified-firm.ts';
import { packContents } from './pack-contents.ts';

const head = {
  ...{ firm: 'Sample & Sons <Delhi>', gstin: '07ABCDE1234F1Z2', period: `${homeName}, October 2026` },
  ...{ madeAt: '21/11/2026 11:30', madeBy: 'meena', warnings: [] as string[] },
};

test('The contents say what is in the pack, and nothing typed becomes part of the page', () => {
  const page = packContents({ ...head, warnings: ['2 are <left> out.', 'No papers.'] }, [
    {
      ...{ name: 'sales.xlsx', says: 'What was "sold"', files: 1 },
      figures: [
        ['Total', '1,18,000.00'],
        ['Tax', '18,000.00'],
      ],
    },
    { name: 'papers/', says: 'Papers', files: 12, figures: [] },
  ]);
  expect(page.startsWith('<!doctype html>\n<html lang="en-IN">')).toBe(true);
  expect(page).toContain(`<title>Sample &amp; Sons &lt;Delhi&gt;: ${homeName}, October 2026</title>`);
  expect(page).toContain('<h1>Sample &amp; Sons &lt;Delhi&gt;</h1>');
  expect(page).toContain(
    `<p>GSTIN 07ABCDE1234F1Z2, ${homeName}, October 2026. Made on 21/11/2026 11:30 (India) by meena.</p>`,
  );
  expect(page).toContain('<p class="warning">2 are &lt;left&gt; out.</p>\n<p class="warning">No papers.</p>');
  expect(page).toContain(
    [
      '<tr><td>sales.xlsx</td><td>What was &quot;sold&quot;</td><td>1</td><td>Total&nbsp;<b>1,18,000.00</b><br>Tax&nbsp;<b>18,000.00</b></td></tr>',
      '<tr><td>papers/</td><td>Papers</td><td>12</td><td></td></tr>',
    ].join('\n'),
  );
});

test('Without a warning there is none on the page', () => {
  expect(packContents(head, [])).not.toContain('<p class="warning">');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { IssuedPanel } from './issued-panel.tsx';

function textOf(draft: ReturnType<typeof buildForm>) {
  return renderToStaticMarkup(
    <IssuedPanel
      issued={{ turn: 1, kind: 'issued', draft, number: 'DL/26-27/0042', address: '/api/document/x/DL-26-27-0042.pdf' }}
      onNew={() => {}}
      onRepeat={() => {}}
    />,
  ).replaceAll(/<[^>]*>/g, '');
}

test('Goods are offered in triplicate, services alone in two copies and a pro-forma in one', () => {
  expect(textOf(buildForm())).toContain(
    'Triplicate: original, duplicate and triplicate in one PDF. One copy alone: Duplicate, Third copy.',
  );
  const services = textOf(buildForm({ lines: [buildLine(1, { product: 'Installation', hsn: '995476' })] }));
  expect(services).toContain('Both copies: original and duplicate in one PDF. One copy alone: Duplicate.');
  expect(services).not.toContain('Third copy');
  expect(textOf(buildForm({ kind: 'pro' }))).not.toContain('copies');
});

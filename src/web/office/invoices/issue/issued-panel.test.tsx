import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { IssuedPanel } from './issued-panel.tsx';

function textOf(draft: ReturnType<typeof buildForm>) {
  return renderToStaticMarkup(
    <IssuedPanel
      today="2026-11-21"
      issued={{
        id: 1,
        kind: 'issued',
        document: 'an-id',
        draft,
        number: 'DL/26-27/0042',
        address: '/api/document/x/DL-26-27-0042.pdf',
      }}
      customer={null}
      onNew={() => {}}
      onRepeat={() => {}}
    />,
  ).replaceAll(/<[^>]*>/g, '');
}

test('Goods get three copies, services two and a pro-forma one', () => {
  expect(textOf(buildForm())).toContain('Triplicate: all three. Or Duplicate, Third copy.');
  const services = textOf(buildForm({ lines: [buildLine(1, { product: 'Installation', hsn: '995476' })] }));
  expect(services).toContain('Both copies. Or Duplicate.');
  expect(services).not.toContain('Third copy');
  expect(textOf(buildForm({ kind: 'pro' }))).not.toContain('copies');
});

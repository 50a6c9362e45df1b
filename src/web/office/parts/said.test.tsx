import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Said } from './said.tsx';

test('The numbers of documents, rates and amounts of a sentence stay whole, and nothing else', () => {
  const shown = (text: string) => renderToStaticMarkup(<Said text={text} />);
  const kept = (text: string) => `<span class="whole">${text}</span>`;
  expect(shown('Cancel CN-DL/26-27/001 and DL/26-27/10000 first.')).toBe(
    `Cancel ${kept('CN-DL/26-27/001')} and ${kept('DL/26-27/10000')} first.`,
  );
  expect(shown('Of ₹ 1,00,000.50 at 18 % or 2.5 %')).toBe(
    `Of ${kept('₹ 1,00,000.50')} at ${kept('18 %')} or ${kept('2.5 %')}`,
  );
  expect(shown('Row 2 of OLD/118, 26-27')).toBe('Row 2 of OLD/118, 26-27');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { screens } from '../../screens.ts';
import { MoveInLinks } from './move-in-links.tsx';

const all = [
  paths.customerImport,
  ...[paths.moveIn, paths.moveInMaterialsPage, paths.moveInNumbersPage, paths.moveInBillsPage],
];

test.each(all)('On %s all five screens of moving in are linked, and it alone is the current one', (current) => {
  const html = renderToStaticMarkup(<MoveInLinks current={current} />);
  const links = [...html.matchAll(/<a href="([^"]+)"( aria-current="page")?>/g)];
  expect(links.map(([, href]) => href)).toEqual(all);
  expect(links.flatMap(([, href, isCurrent]) => (isCurrent ? [href] : []))).toEqual([current]);
  expect(screens.map(({ path }) => path)).toContain(current);
});

import { expect, test } from 'vitest';
import type { MadeShareAnswer } from '#contract/shares.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { bytesOf, issueOverWire } from '#test/wire/issue-over-wire.ts';

const app = withTestApp();
const issue = issueOverWire(app);

test('Two links that are made at once, and then twenty readers at once, have the page drawn once', async () => {
  const token = await app().logIn();
  const document = (await issue()).headers.get('Document');
  const { images } = app().ports;
  const { drawPage } = images;
  let drawings = 0;
  images.drawPage = (pdf, page) => {
    drawings += 1;
    return drawPage(pdf, page);
  };
  const share = async () => {
    const answer = await app().call('POST', '/api/shares', { token, body: { document } });
    return new URL(((await answer.json()) as MadeShareAnswer).url).pathname;
  };
  const links = await Promise.all([share(), share()]);
  const readers = Array.from({ length: 20 }, (_, at) => app().call('GET', `${links[at % 2]}/page/1.png`));
  const pictures = await Promise.all((await Promise.all(readers)).map(bytesOf));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1);
  expect(pictures[0]?.subarray(1, 4).toString()).toBe('PNG');
  expect(drawings).toBe(1);
});

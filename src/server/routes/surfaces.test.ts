import { expect, test } from 'vitest';
import type { PhotoAnswer } from '#contract/photos.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();
const surface = { widthMm: 1060, heightMm: 795, repeat: 'half-drop', for: 'wall' };

test('Staff say what a picture shows square-on; a piece of another shape than the picture is refused', async () => {
  const token = await app().logIn();
  await app().upload('/api/uploadfiles/wallpapers/weave.jpg', await buildPicture({ width: 640, height: 480 }), token);
  const describe = async (change: object) => {
    const body = { titles: { en: 'Weave', hi: '', or: '' }, colours: null, version: 0, ...change };
    const answer = await app().call('POST', '/api/describeImage/wallpapers/weave.jpg', { token, body });
    return { status: answer.status, ...((await answer.json()) as PhotoAnswer & { problems: unknown }) };
  };
  expect(await describe({ surface: { ...surface, heightMm: 1060 } })).toMatchObject({
    status: 422,
    problems: [
      {
        field: 'surface.heightMm',
        message: 'The picture is 640 × 480: a piece 1060 mm wide is 795 mm high in it.',
      },
    ],
  });
  expect(await describe({ surface: { ...surface, repeat: 'sideways' } })).toMatchObject({ status: 422 });
  expect(await describe({ surface })).toMatchObject({ status: 200, surface, version: 1 });
  // A program that does not know surfaces leaves it.
  expect(await describe({ colours: ['red'], version: 1 })).toMatchObject({ status: 200, surface });
  expect(await describe({ surface: null, version: 2 })).toMatchObject({ status: 200, surface: null });
});

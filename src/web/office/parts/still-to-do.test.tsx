import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setupSteps } from '#domain/company/setup-steps.ts';
import { StillToDo } from './still-to-do.tsx';

/** All of them, of which the first `done` are done. */
function stepsWith(done: number) {
  return setupSteps.map((id, index) => ({ id, done: index < done, href: `/way-to-${id}` }));
}

test('Each step that is still to do has its link, those of the server too', () => {
  const html = renderToStaticMarkup(<StillToDo steps={stepsWith(0)} />);
  for (const id of setupSteps) expect(html).toContain(`href="/way-to-${id}"`);
  expect(html.match(/<li>/g)).toHaveLength(setupSteps.length);
});

test('A step that is done leaves, and with the last one the list', () => {
  const html = renderToStaticMarkup(<StillToDo steps={stepsWith(setupSteps.length - 1)} />);
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="/way-to-https"']);
  expect(renderToStaticMarkup(<StillToDo steps={stepsWith(setupSteps.length)} />)).toBe('');
});

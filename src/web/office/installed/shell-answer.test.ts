import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { endedCaches, shellAnswer } from './shell-answer.ts';

const origin = 'https://shop.example';

function answerTo(path: string, { method = 'GET', mode = 'cors', scope = '/customers', at = origin } = {}) {
  return shellAnswer({ method, mode, url: at + path }, origin + scope);
}

test('A screen may be drawn from the device: its own address, with a query, and those below it', () => {
  for (const path of ['/customers', '/customers?q=a', '/customers/k3x9', '/customers/new'])
    expect([path, answerTo(path, { mode: 'navigate' })]).toEqual([path, 'page']);
});

test('A page of the site that begins like a screen stays with the network', () => {
  expect(answerTo('/customers-of-ours', { mode: 'navigate' })).toBe('network');
  expect(answerTo('/', { mode: 'navigate' })).toBe('network');
});

test('Scripts, styles and letters may come from the device, and nothing of another origin', () => {
  expect(answerTo('/assets/react-CvdC6zOt.js')).toBe('file');
  expect(answerTo('/look/a.css')).toBe('file');
  expect(answerTo('/assets/react-CvdC6zOt.js', { at: 'https://elsewhere.example' })).toBe('network');
});

test('No call, document, picture or shared page is answered or kept, whatever asks for it', () => {
  const others = Object.values(paths).filter((path) =>
    /^\/(api|d|media|services|csp|healthz|readyz|metrics)\b/.test(path),
  );
  expect(others.length).toBeGreaterThan(100);
  for (const path of others)
    for (const mode of ['cors', 'navigate', 'no-cors'])
      expect([path, answerTo(path, { mode, scope: '/operations' })]).toEqual([path, 'network']);
  expect(answerTo('/customers', { method: 'POST', mode: 'navigate' })).toBe('network');
  expect(answerTo('/assets/react-CvdC6zOt.js', { method: 'POST' })).toBe('network');
  expect(answerTo('/assets/../api/desk')).toBe('network');
});

test('Of the builds that a device has kept, this one stays and the one before it, whose pages may be open', () => {
  const own = 'office /assets/c.json';
  expect(endedCaches(['office /assets/a.json', 'office /assets/b.json', 'of others', own], own)).toEqual([
    'office /assets/a.json',
  ]);
  expect(endedCaches(['office /assets/b.json', own], own)).toEqual([]);
  expect(endedCaches([own], own)).toEqual([]);
});

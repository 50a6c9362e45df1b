import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { sampleBody } from '#test/build/build-sample.ts';
import { drawPage } from '#test/build/draw-page.ts';
import { wordsIn } from '../words/words-in.ts';

test.each(languages)('A form that the limits refused says so in %s', (language) => {
  const path = language === 'en' ? '/samples' : `/${language}/samples`;
  const refusedSample = { request: sampleBody, wishes: [], message: '', problems: [] };
  const { body } = drawPage(path, { refusedSample });
  expect(body).toContain(wordsIn(language).error.tooMany);
});

import { expect, test } from 'vitest';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { actor } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openSiteWordsStore } from './site-words-store.ts';

const at = '2026-11-21T06:00:00.000Z';
const [before, words] = [openingSiteWords(false), openingSiteWords(true)];

eachDatabase('What the site says of the firm', (open) => {
  test('is kept in versions that nobody changes; of two saves onto one version the second is refused', async () => {
    const database = await open();
    const [one, other] = [openSiteWordsStore(database), openSiteWordsStore(database)];
    expect(await one.newest()).toBeNull();
    const saves = await Promise.all([one, other].map((store) => store.saveOnto(0, { before, words }, at, actor)));
    expect(saves.filter((saved) => saved === null)).toHaveLength(1);
    expect(await one.newest()).toEqual({ version: 1, savedAt: at, savedBy: actor.username, words });
    expect(await other.saveOnto(1, { before: words, words: before }, at, actor)).toMatchObject({ version: 2 });
    expect((await one.newest())?.words).toEqual(before);
    const changed = database.write.updateTable('site_words_versions').set({ saved_by: 'x' }).execute();
    await expect(changed).rejects.toThrow('A version of the words of the site is kept');
  });
});

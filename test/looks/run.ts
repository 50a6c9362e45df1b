import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { differencesPage } from './differences-page.ts';
import { commitOf, openRelease, type Release, today } from './open-release.ts';
import { nameOfLook, ownLook } from './own-look.ts';
import { type Missed, photograph } from './photograph.ts';

const help = `npm run looks -- [COMMIT] [--only WORDS] [--again] [--accent COLOUR] [--letters PAIR] [--logo FILE]
Photographs every page and screen in its states, at 390, 820 and 1440 pixels, light and dark, from the demo on a fixed day. With a
commit: compares with its pictures, and writes looks/index.html, where what differs stands side by side.
  --only WORDS   looks with these words in their name alone: --only deed-, --only screen-customers
  --again        takes the pictures of the commit again; else those of the last time count
  --accent '#7a1f2b', --letters even, narrow or serif, --logo FILE
                 with another look than the demo's, on pages and papers, in folders of its name`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ help: { type: 'boolean' }, only: { type: 'string' }, again: { type: 'boolean' } },
    ...{ accent: { type: 'string' }, letters: { type: 'string' }, logo: { type: 'string' } },
  },
});
if (values.help || positionals.length > 1) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}
const folder = join(import.meta.dirname, '../../looks');
const only = new RegExp((values.only ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const look = ownLook(values);
const folderOf = (release: string) => join(folder, `${release}${nameOfLook(look)}`);

const commit = positionals[0] === undefined ? null : commitOf(positionals[0]);
if (commit !== null && (values.again || !existsSync(join(folderOf(commit), 'whole')))) {
  const release = openRelease(commit);
  try {
    await take(release);
  } finally {
    release.close();
  }
}
rmSync(folderOf(today.name), { recursive: true, force: true });
const missed = await take(today);
for (const { look, why } of missed) console.log(`Not photographed: ${look}: ${why}`);
if (commit !== null) {
  const marked = join(folder, 'marked');
  rmSync(marked, { recursive: true, force: true });
  mkdirSync(marked);
  const compared = await compare(folderOf(commit), folderOf(today.name), marked, only);
  writeFileSync(
    join(folder, 'index.html'),
    differencesPage({
      before: `${commit}${nameOfLook(look)}`,
      after: `${today.name}${nameOfLook(look)}`,
      compared,
      missed,
    }),
  );
  const { different, same, gone, added } = compared;
  console.log(
    `${different.length} of ${different.length + same} pictures differ, ${gone.length} are gone, ${added.length} are new: looks/index.html`,
  );
}

async function take(release: Release): Promise<Missed[]> {
  const begun = performance.now();
  const into = folderOf(release.name);
  const missed = await photograph(release, into, { only, look, say: (line) => console.error(line) });
  if (!values.only) writeFileSync(join(into, 'whole'), '');
  console.log(`${release.name} was photographed in ${Math.round((performance.now() - begun) / 1000)} s.`);
  return missed;
}

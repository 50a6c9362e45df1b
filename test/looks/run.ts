import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { differencesPage } from './differences-page.ts';
import { commitOf, openRelease, type Release, today } from './open-release.ts';
import { type Missed, photograph } from './photograph.ts';

const help = `npm run looks -- [COMMIT] [--only WORDS] [--again]
Photographs every page and screen in its states, at 390, 820 and 1440 pixels, light and dark, from the demo on a fixed day. With a
commit: compares with its pictures, and writes looks/index.html, where what differs stands side by side.
  --only WORDS   looks with these words in their name alone: --only deed-, --only screen-customers
  --again        takes the pictures of the commit again; else those of the last time count`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, only: { type: 'string' }, again: { type: 'boolean' } },
});
if (values.help || positionals.length > 1) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}
const folder = join(import.meta.dirname, '../../looks');
const only = new RegExp((values.only ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const commit = positionals[0] === undefined ? null : commitOf(positionals[0]);
if (commit !== null && (values.again || !existsSync(join(folder, commit, 'whole')))) {
  const release = openRelease(commit);
  try {
    await take(release);
  } finally {
    release.close();
  }
}
rmSync(join(folder, today.name), { recursive: true, force: true });
const missed = await take(today);
for (const { look, why } of missed) console.log(`Not photographed: ${look}: ${why}`);
if (commit !== null) {
  const marked = join(folder, 'marked');
  rmSync(marked, { recursive: true, force: true });
  mkdirSync(marked);
  const compared = await compare(join(folder, commit), join(folder, today.name), marked, only);
  writeFileSync(join(folder, 'index.html'), differencesPage({ before: commit, after: today.name, compared, missed }));
  const { different, same, gone, added } = compared;
  console.log(
    `${different.length} of ${different.length + same} pictures differ, ${gone.length} are gone, ${added.length} are new: looks/index.html`,
  );
}

async function take(release: Release): Promise<Missed[]> {
  const begun = performance.now();
  const into = join(folder, release.name);
  const missed = await photograph(release, into, { only, say: (line) => console.error(line) });
  if (!values.only) writeFileSync(join(into, 'whole'), '');
  console.log(`${release.name} was photographed in ${Math.round((performance.now() - begun) / 1000)} s.`);
  return missed;
}

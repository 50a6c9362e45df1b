import type { Compared } from './compare.ts';
import type { Missed } from './photograph.ts';

type Shown = { before: string; after: string; compared: Compared; missed: Missed[] };

/** `differencesPage({ before: '3f2a…', after: 'now', … })` → one page of HTML: before, after and what differs, side by side; those with most first. */
export function differencesPage({ before, after, compared, missed }: Shown): string {
  const { same, different, gone, added } = compared;
  const sorted = different.toSorted((one, other) => other.pixels - one.pixels);
  const figures = sorted.map(
    ({ picture, pixels, box }) => `<section>
<h2>${picture.replace('.png', '')} <small>${pixels} pixels, rows ${box.top} to ${box.bottom}</small></h2>
<div>${[before, after, 'marked'].map((folder) => figure(folder, picture)).join('\n')}</div>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${different.length} looks differ</title>
<style>
body { margin: 24px; font: 15px/1.4 system-ui; }
section > div { display: flex; gap: 16px; align-items: flex-start; }
figure { flex: 1; margin: 0; }
img { width: 100%; border: 1px solid #999; }
h2 { margin: 32px 0 8px; font-size: 16px; }
small { font-weight: normal; color: #555; }
</style>
<h1>${different.length} of ${different.length + same} pictures differ between ${before} and ${after}</h1>
${list('Only before', gone)}${list('Only after', added)}${list(
  'Not photographed',
  missed.map(({ look, why }) => `${look}: ${escaped(why)}`),
)}
${figures.join('\n')}
</html>
`;
}

function figure(folder: string, picture: string): string {
  return `<figure><figcaption>${folder}</figcaption><a href="${folder}/${picture}"><img loading="lazy" src="${folder}/${picture}" alt=""></a></figure>`;
}

function list(title: string, names: string[]): string {
  return names.length === 0 ? '' : `<h2>${title}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A line of the contents: one file, or a folder of papers. `figures` are its sums in words: `['Total', '1,18,000.00']`. */
export type PackLine = { name: string; says: string; files: number; figures: [name: string, value: string][] };

type PackHead = {
  firm: string;
  gstin: string;
  /** `Kerala, October 2026` */
  period: string;
  /** `21/11/2026 11:30` */
  madeAt: string;
  madeBy: string;
  /** What the reader must know first: that documents are left out, or that papers could not be drawn. */
  warnings: string[];
};

/** The page that says what is in the pack, with sums. It opens in any browser, without a connection. */
export function packContents(head: PackHead, lines: PackLine[]): string {
  const title = `${head.firm}: ${head.period}`;
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${style}</style>
<h1>${text(head.firm)}</h1>
<p>GSTIN ${text(head.gstin)}, ${text(head.period)}. Made on ${text(head.madeAt)} (India) by ${text(head.madeBy)}.</p>
${head.warnings.map((warning) => `<p class="warning">${text(warning)}</p>`).join('\n')}
<table>
<thead><tr><th>File</th><th>What it is</th><th>Files</th><th>Sums</th></tr></thead>
<tbody>
${lines.map(rowOf).join('\n')}
</tbody>
</table>
<p>Amounts are in rupees. Those of cancelled documents are 0, those of credit notes negative.</p>
</html>
`;
}

function rowOf({ name, says, files, figures }: PackLine): string {
  const sums = figures.map(([figure, value]) => `${text(figure)}&nbsp;<b>${text(value)}</b>`).join('<br>');
  return `<tr><td>${text(name)}</td><td>${text(says)}</td><td>${files}</td><td>${sums}</td></tr>`;
}

function text(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style =
  'body{font:15px/1.5 sans-serif;margin:24px;max-width:1100px}table{border-collapse:collapse;width:100%}' +
  'th,td{border-bottom:1px solid #c9ceca;padding:6px 12px 6px 0;text-align:left;vertical-align:top}' +
  'td:nth-child(3),td:nth-child(4){text-align:right;white-space:nowrap}.warning{color:#a3231a;font-weight:bold}';

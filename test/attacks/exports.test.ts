import { beforeAll, expect, test } from 'vitest';
import { buildCallback, buildCompany, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readCsv } from './read-csv.ts';

const app = withTestApp();

/** Each of these is a formula to Excel, LibreOffice or a spreadsheet of the web; full-width signs are, too. */
const formulas = [
  '=1+1',
  '=HYPERLINK("http://evil.example","press")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '   =1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '"=1+1',
  "'=1+1",
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '–1+1',
  '%0A=1+1',
  ';=1+1',
  ',=1+1',
  '","=1+1","',
  '"\r\n=1+1',
];

let token = '';
beforeAll(async () => {
  token = await app().logIn();
  for (const [turn, text] of formulas.entries()) {
    const issued = await app().call('POST', '/api/generateInvoice', {
      token,
      body: buildInput({ buyerAddress: `${text}\nDelhi`, consigneeAddress: text, referenceNumber: text }),
    });
    expect([text, issued.status]).toEqual([text, 200]);
    await app().ports.callbacks.add(
      buildCallback({
        name: text,
        email: `${text}@example.com`,
        message: text,
        note: text,
        id: `00000000-0000-4000-a000-0000000f0${100 + turn}`,
      }),
      '2026-11-21T05:00:00.000Z',
    );
  }
});

/** Whether a spreadsheet would calculate the cell, once it has taken off what it takes off. */
function isFormula(cell: string) {
  return /^[=+\-@＝＋－＠]/.test(cell.replace(/^[\p{Z}\p{Cf}\r\n"']+/u, '')) && !/^-?\d+(\.\d+)?$/.test(cell);
}

test.each(['/api/register.csv', '/api/callbacks.csv'])(
  'No cell of %s begins a formula, whatever was typed',
  async (path) => {
    const answer = await app().call('GET', path, { token });
    const rows = readCsv(await answer.text());
    expect(rows.length).toBe(1 + formulas.length);
    const [head = []] = rows;
    expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
    expect(rows.flat().filter(isFormula)).toEqual([]);
    // They are there, as text.
    expect(rows.flat().filter((cell) => cell.includes('1+1')).length).toBeGreaterThan(20);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  },
);

test('No cell of the audit log begins one either, in words and as it is chained', async () => {
  await app().addPerson('asha', 'owner');
  const { ports, clock } = app();
  for (const [turn, username] of formulas.entries()) {
    const person = { id: `formula-${turn}`, username, role: 'staff', passwordHash: '', code: null } as const;
    await ports.users.add(person, clock.now, { username, address: username });
    await ports.companies.save(buildCompany({ name: username, signatory: username }), false, clock.now, {
      username,
      address: username,
    });
  }
  const owner = await app().logIn('asha');
  for (const form of ['words', 'chain']) {
    const answer = await app().call('GET', `/api/audit.csv?form=${form}`, { token: owner });
    const rows = readCsv(await answer.text());
    expect(rows.length).toBeGreaterThan(2 * formulas.length);
    expect(rows.flat().filter(isFormula)).toEqual([]);
  }
});

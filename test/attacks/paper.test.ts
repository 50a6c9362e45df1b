import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';

/** A listener whom nobody may ask: what a template, a PDF's reader or an image in a text would fetch. */
const asked: string[] = [];
const canary = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.end('the canary sings');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => void canary.close());

function texts() {
  return [
    `#read("/etc/passwd")`,
    `#image("http://127.0.0.1:${port}/typst.png")`,
    `#import "@preview/x:1.0.0": *`,
    `#include "/etc/hosts"`,
    `#eval("1+1")`,
    `#link("http://127.0.0.1:${port}/link")[press]`,
    `#sys.inputs #plugin("x.wasm")`,
    `{{7*7}} <%= 7*7 %> $(id)`,
    `<meta http-equiv=refresh content="0;url=http://127.0.0.1:${port}/meta">`,
    `<img src="http://127.0.0.1:${port}/img"> <iframe src="file:///etc/passwd">`,
    `http://127.0.0.1:${port}/plain file:///etc/passwd`,
    `) /JavaScript (app.alert(1)) /URI (http://127.0.0.1:${port}/uri) /Launch (`,
  ];
}

/** Every object of a PDF as text, its packed streams opened. */
function innards(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  // What is drawn (text, fonts) holds no keys; object streams and the plain objects do.
  return [
    text.replaceAll(/stream\r?\n[\s\S]*?endstream/g, ''),
    ...streams.filter((stream) => /\/Type\s*\//.test(stream)),
  ].join('\n');
}

describe.each(['native', 'wasm'] as const)(
  'A paper drawn by the %s engine from texts that are programs elsewhere',
  (engine) => {
    const paper = openPaper({ engine });
    afterAll(() => paper.close());

    test('shows them letter by letter, asks nobody, and holds nothing that acts when it is opened', async () => {
      const said = texts().join('\n');
      const firm = buildCompany({ name: texts()[0] ?? '', declaration: texts().join(' ') });
      const invoice = buildIssuedInvoice(1, {
        buyerAddress: said,
        consigneeAddress: said,
        termsOfDelivery: texts()[8] ?? '',
      });
      const pdf = await paper.draw(invoice, firm, 'original');
      const shown = (await readPdf(pdf)).join('').replaceAll(/\s/g, '');
      for (const text of texts())
        expect(shown.split(text.replaceAll(/\s/g, '')).length - 1, text).toBeGreaterThanOrEqual(3);
      expect(shown).not.toMatch(/root:x:|canarysings/);
      expect(innards(pdf)).toMatch(/\/Type\s*\/Catalog/);
      expect(innards(pdf)).not.toMatch(
        /\/(JS|JavaScript|Launch|URI|OpenAction|AA|SubmitForm|ImportData|RichMedia|GoToR)\b/,
      );
      expect(asked).toEqual([]);
    });
  },
);

test('The listener is one that hears', async () => {
  await fetch(`http://127.0.0.1:${port}/heard`);
  expect(asked).toEqual(['GET /heard']);
});

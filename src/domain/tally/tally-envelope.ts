import { xmlText } from './xml-element.ts';

/**
 * The text before the masters and vouchers of a file, and after them. The masters are in the same file, before the
 * vouchers that name them, as in a file that Tally writes with its dependent masters; such a file is called All Masters.
 */
export function tallyEnvelope(companyName: string): { before: string; after: string } {
  return {
    before: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<ENVELOPE>',
      ' <HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
      ' <BODY>',
      '  <IMPORTDATA>',
      '   <REQUESTDESC>',
      '    <REPORTNAME>All Masters</REPORTNAME>',
      `    <STATICVARIABLES><SVCURRENTCOMPANY>${xmlText(companyName)}</SVCURRENTCOMPANY></STATICVARIABLES>`,
      '   </REQUESTDESC>',
      '   <REQUESTDATA>',
      '',
    ].join('\n'),
    after: ['   </REQUESTDATA>', '  </IMPORTDATA>', ' </BODY>', '</ENVELOPE>', ''].join('\n'),
  };
}

/** One object of the file: a master or a voucher. */
export function tallyMessage(lines: readonly string[]): string {
  const inside = lines.map((line) => `     ${line}\n`).join('');
  return `    <TALLYMESSAGE xmlns:UDF="TallyUDF">\n${inside}    </TALLYMESSAGE>\n`;
}

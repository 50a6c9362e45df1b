import fc from 'fast-check';
import sax from 'sax';
import { expect, test } from 'vitest';
import { anyCharacter } from '#test/build/any-character.ts';
import { tallyEnvelope, tallyMessage } from './tally-envelope.ts';
import { writeLedger, writeStockItem, writeUnit } from './write-masters.ts';
import { xmlElement } from './xml-element.ts';

test('A party’s ledger has its place and registration', () => {
  const ledger = {
    name: 'Sample & Sons',
    group: 'Sundry Debtors',
    billWise: true,
    address: ['7 Example Marg', 'New Delhi'],
    state: 'Delhi',
    pin: '110037',
    gstin: '07ABCDE1234F1Z2',
  };
  expect(writeLedger(ledger)).toEqual([
    '<LEDGER NAME="Sample &amp; Sons" ACTION="Create">',
    ' <NAME.LIST TYPE="String">',
    '  <NAME>Sample &amp; Sons</NAME>',
    ' </NAME.LIST>',
    ' <PARENT>Sundry Debtors</PARENT>',
    ' <ISBILLWISEON>Yes</ISBILLWISEON>',
    ' <ADDRESS.LIST TYPE="String"><ADDRESS>7 Example Marg</ADDRESS><ADDRESS>New Delhi</ADDRESS></ADDRESS.LIST>',
    ' <LEDSTATENAME>Delhi</LEDSTATENAME>',
    ' <PINCODE>110037</PINCODE>',
    ' <COUNTRYNAME>India</COUNTRYNAME>',
    ' <GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE>',
    ' <PARTYGSTIN>07ABCDE1234F1Z2</PARTYGSTIN>',
    '</LEDGER>',
  ]);
});

test('The other ledgers have a group alone', () => {
  const ledger = { name: 'Output IGST', group: 'Duties & Taxes', billWise: false };
  expect(writeLedger({ ...ledger, address: [], state: '', pin: '', gstin: '' })).toEqual([
    '<LEDGER NAME="Output IGST" ACTION="Create">',
    ' <NAME.LIST TYPE="String">',
    '  <NAME>Output IGST</NAME>',
    ' </NAME.LIST>',
    ' <PARENT>Duties &amp; Taxes</PARENT>',
    ' <ISBILLWISEON>No</ISBILLWISEON>',
    '</LEDGER>',
  ]);
});

test('A stock item has its unit and its code', () => {
  expect(writeUnit('sqft', 'SQF')).toEqual([
    '<UNIT NAME="sqft" ACTION="Create">',
    ' <NAME>sqft</NAME>',
    ' <GSTREPUOM>SQF-SQUARE FEET</GSTREPUOM>',
    ' <ISSIMPLEUNIT>Yes</ISSIMPLEUNIT>',
    ' <DECIMALPLACES>3</DECIMALPLACES>',
    ' <REPORTINGUQCDETAILS.LIST>',
    '  <APPLICABLEFROM>20170701</APPLICABLEFROM>',
    '  <REPORTINGUQCNAME>SQF-SQUARE FEET</REPORTINGUQCNAME>',
    ' </REPORTINGUQCDETAILS.LIST>',
    '</UNIT>',
  ]);
  expect(writeStockItem({ name: 'Laying', unit: 'sqft', hsn: '995475' })).toContain(
    ' <GSTTYPEOFSUPPLY>Services</GSTTYPEOFSUPPLY>',
  );
});

test('Any text makes a well-formed file, and is read back as it was, on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const { before, after } = tallyEnvelope(text);
      const file = `${before}${tallyMessage([xmlElement('NARRATION', text)])}${after}`;
      expect(readBack(file)).toBe(withoutForbidden(text));
    }),
    { examples: [['A & B <C> "D" \'E\''], ['ନମୁନା\nଗୃହ'], ['\u0000\u0001\u000B\uFFFE'], ['\uD800 half'], ['😀']] },
  );
});

/** The text of NARRATION, by a strict parser that throws on any fault. */
function readBack(file: string): string {
  const parser = sax.parser(true);
  let read = '';
  let inside = false;
  parser.onopentag = ({ name }) => {
    inside = name === 'NARRATION';
  };
  parser.onclosetag = () => {
    inside = false;
  };
  parser.ontext = (text) => {
    if (inside) read += text;
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(file).close();
  return read;
}

/** Written without regular expressions: what a file may hold, with each run of white space as one space. */
function withoutForbidden(text: string): string {
  let kept = '';
  for (const character of text.split(/\s+/).join(' ')) {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
    const isNone = (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef);
    if (!isControl && !isNone && !(code >= 0xd800 && code <= 0xdfff)) kept += character;
  }
  return kept;
}

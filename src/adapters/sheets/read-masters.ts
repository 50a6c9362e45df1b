import sax from 'sax';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { TallyLedger } from './tally-ledger.ts';

/** What an export of masters holds. The names of groups are in upper case. */
type Masters = {
  ledgers: TallyLedger[];
  stockItems: TallyLedger[];
  parentOfGroup: Map<string, string>;
  /** The lines of the report “Bills Receivable”: texts by element. */
  bills: Map<string, string>[];
  hasVouchers: boolean;
};

type Master = TallyLedger & { element: keyof typeof kept };

const kept = { LEDGER: 'ledgers', STOCKITEM: 'stockItems', GROUP: 'parentOfGroup' } as const;

const BILLS_OF_LEDGER = 'BILLALLOCATIONS.LIST';
const BILL_OF_REPORT = 'BILLFIXED';

/** The parser is stopped at the first problem, and always after this many letters. */
const PIECE = 65_536;

// Its types do not know this option. Without it the parser takes the entities of HTML too.
const onlyEntitiesOfXml: sax.SAXOptions & { strictEntities: true } = { strictEntities: true };

/** Tally marks its own values with the character 4, which XML does not allow. */
const controlCharacters = /&#(?:[0-8]|1[124-9]|2\d|3[01]|x0*(?:[0-8bcef]|1[0-9a-f]));/gi;

/** Reads the ledgers, stock items and groups of Tally. Refuses a document type, and knows no entities but the five of XML. */
export function readMasters(xml: string): Outcome<Masters> {
  const masters: Masters = { ledgers: [], stockItems: [], parentOfGroup: new Map(), bills: [], hasVouchers: false };
  let problem: string | null = null;
  const parser = sax.parser(true, onlyEntitiesOfXml);
  parser.ondoctype = () => {
    problem ??= 'The file has a document type (DOCTYPE), which Tally never writes. It is not read.';
  };
  parser.onerror = (error) => {
    problem ??= isCutOff(error.message)
      ? `The file ends in the middle, in line ${parser.line + 1}. Export it again.`
      : `Line ${parser.line + 1} of the file is no correct XML: ${error.message.split('\n', 1)[0]}.`;
    parser.resume();
  };
  collectMasters(parser, masters);

  const text = xml.replaceAll(controlCharacters, '');
  for (let from = 0; from < text.length && problem === null; from += PIECE)
    parser.write(text.slice(from, from + PIECE));
  if (problem === null) parser.close();
  return problem === null ? ok(masters) : failed('invalid', problem);
}

/** What the parser says when the text ends before its last element. */
function isCutOff(message: string): boolean {
  return /^(?:Unclosed root tag|Unexpected end)/.test(message);
}

function collectMasters(parser: sax.SAXParser, masters: Masters) {
  let master: Master | null = null;
  let path: string[] = [];
  let content = '';
  /** The bill that is read: of a ledger, or of the report, whose sums follow the element that names the bill. */
  let bill: Map<string, string> | null = null;
  /** The list that has begun and has no text yet. */
  let begun = '';
  const addContent = (part: string) => {
    content += part;
  };
  parser.ontext = addContent;
  parser.oncdata = addContent;
  parser.onopentag = ({ name, attributes }) => {
    content = '';
    if (name === 'VOUCHER') masters.hasVouchers = true;
    if (master) {
      path.push(name);
      if (path.length === 1) begun = name;
      if (path.length === 1 && name === BILLS_OF_LEDGER) {
        bill = new Map();
        master.bills.push(bill);
      }
    } else if (Object.hasOwn(kept, name)) {
      master = {
        element: name as Master['element'],
        name: String(attributes.NAME ?? '').trim(),
        texts: new Map(),
        bills: [],
      };
      path = [];
    } else if (name === BILL_OF_REPORT) {
      bill = new Map();
      masters.bills.push(bill);
    }
  };
  parser.onclosetag = (tag) => {
    const text = content.trim();
    content = '';
    if (!master) {
      if (text) bill?.set(tag, text);
      return;
    }
    if (path.length === 0) {
      keepMaster(masters, master);
      master = null;
      bill = null;
      return;
    }
    if (text && path[0] === BILLS_OF_LEDGER) bill?.set(tag, text);
    else if (text) {
      // Newer releases write a dated list for each change of an address or a registration: the last one is valid.
      if (begun) removeTexts(master.texts, begun);
      begun = '';
      addText(master.texts, path.join('/'), text);
    }
    path.pop();
  };
}

function removeTexts(texts: Map<string, string[]>, element: string) {
  for (const path of texts.keys()) if (path === element || path.startsWith(`${element}/`)) texts.delete(path);
}

function addText(texts: Map<string, string[]>, path: string, text: string) {
  const known = texts.get(path);
  if (known) known.push(text);
  else texts.set(path, [text]);
}

function keepMaster(masters: Masters, { element, name, texts, bills }: Master) {
  const named = name || texts.get('NAME')?.[0] || texts.get('LANGUAGENAME.LIST/NAME.LIST/NAME')?.[0] || '';
  if (element !== 'GROUP') masters[kept[element]].push({ name: named, texts, bills });
  else masters.parentOfGroup.set(named.toUpperCase(), texts.get('PARENT')?.[0]?.toUpperCase() ?? '');
}

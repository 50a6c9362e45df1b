import sax from 'sax';

type TallyElement = { name: string; attributes: Record<string, string>; children: TallyElement[]; text: string };

/** The masters and vouchers of a file for Tally, by a strict parser that throws when the file is not well formed. */
export function readTallyFile(xml: string) {
  const all = elementsIn(parse(xml));
  const named = (name: string) => all.filter((element) => element.name === name);
  return {
    ledgers: named('LEDGER').map(({ attributes }) => attributes.NAME ?? ''),
    groups: named('LEDGER').map((ledger) => `${ledger.attributes.NAME} in ${textOf(ledger, 'PARENT')}`),
    /** The ledgers of parties, with GSTIN, state and PIN. */
    parties: named('LEDGER')
      .filter((ledger) => textOf(ledger, 'ISBILLWISEON') === 'Yes')
      .map((ledger) => `${ledger.attributes.NAME} ${listed(ledger, ['PARTYGSTIN', 'LEDSTATENAME', 'PINCODE'])}`),
    units: named('UNIT')
      .map(({ attributes }) => attributes.NAME ?? '')
      .sort(),
    items: named('STOCKITEM')
      .map(({ attributes }) => attributes.NAME ?? '')
      .sort(),
    vouchers: named('VOUCHER').map(readVoucher),
  };
}

function readVoucher(voucher: TallyElement) {
  const inside = elementsIn(voucher);
  const amounts = voucher.children.filter(({ name }) => /ENTRIES\.LIST$/.test(name));
  return {
    type: voucher.attributes.VCHTYPE ?? '',
    action: voucher.attributes.ACTION ?? '',
    guid: textOf(voucher, 'GUID'),
    /** How Tally finds a voucher that it has already. */
    foundBy: ['DATE', 'TAGNAME', 'TAGVALUE'].map((name) => voucher.attributes[name] ?? '').join(' '),
    number: textOf(voucher, 'VOUCHERNUMBER'),
    cancelled: textOf(voucher, 'ISCANCELLED') === 'Yes',
    /** GSTIN and state of the party, and the place of supply. */
    facts: listed(voucher, ['PARTYGSTIN', 'STATENAME', 'PLACEOFSUPPLY']),
    /** In paise. */
    footing: amounts.reduce((sum, entry) => sum + Number(textOf(entry, 'AMOUNT').replace('.', '')), 0),
    ledgers: inside.filter(({ name }) => name === 'LEDGERNAME').map(({ text }) => text),
    items: inside.filter(({ name }) => name === 'STOCKITEMNAME').map(({ text }) => text),
    quantities: inside.filter(({ name }) => name === 'BILLEDQTY').map(({ text }) => text.trim()),
    bills: inside
      .filter(({ name }) => name === 'BILLALLOCATIONS.LIST')
      .map((bill) => ['NAME', 'BILLTYPE', 'AMOUNT'].map((name) => textOf(bill, name)).join(' ')),
  };
}

function listed(element: TallyElement, names: string[]): string {
  return names.map((name) => textOf(element, name)).join(', ');
}

function textOf(element: TallyElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text ?? '';
}

function elementsIn(element: TallyElement): TallyElement[] {
  return element.children.flatMap((child) => [child, ...elementsIn(child)]);
}

function parse(xml: string): TallyElement {
  const parser = sax.parser(true);
  const root: TallyElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => {
    open.pop();
  };
  parser.ontext = (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return root;
}

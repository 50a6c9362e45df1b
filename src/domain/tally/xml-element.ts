import { withoutUnfitCharacters } from '../text/unfit-characters.ts';

/**
 * `xmlText('A & B <C>')` → `'A &amp; B &lt;C&gt;'`. Characters that XML 1.0 forbids are left out: one of them makes a parser
 * refuse the whole file. Line breaks become spaces, because a value of Tally is one line.
 */
export function xmlText(text: string): string {
  return withoutUnfitCharacters(text.replaceAll(/\s+/g, ' ')).replaceAll(
    /[&<>"']/g,
    (character) => escapes[character] ?? character,
  );
}

/** `xmlElement('NAME', 'A & B')` → `'<NAME>A &amp; B</NAME>'` */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** The same, or nothing when the text is blank: `givenElement('REFERENCE', '')` → `[]` */
export function givenElement(name: string, text: string): string[] {
  return text.trim() === '' ? [] : [xmlElement(name, text)];
}

/** A list of texts as Tally writes it: `<ADDRESS.LIST TYPE="String"><ADDRESS>…</ADDRESS></ADDRESS.LIST>`, or nothing. */
export function textList(name: string, texts: readonly string[]): string[] {
  const elements = texts.flatMap((text) => givenElement(name, text));
  return elements.length === 0 ? [] : [`<${name}.LIST TYPE="String">${elements.join('')}</${name}.LIST>`];
}

/** `within('A', ['<B>1</B>'])` → `['<A>', ' <B>1</B>', '</A>']`, one line each. `attributes` has its own escapes. */
export function within(name: string, lines: readonly string[], attributes = ''): string[] {
  return [`<${name}${attributes}>`, ...lines.map((line) => ` ${line}`), `</${name}>`];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

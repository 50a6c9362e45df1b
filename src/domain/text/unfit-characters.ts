/**
 * Characters that mean nothing, and that no file of XML may hold: control characters (not tab and line break), half of a
 * surrogate pair, and Unicode's noncharacters such as U+FFFE. One of them makes a whole workbook invalid.
 * `hasUnfitCharacter('door\u0007')` → `true`
 */
export function hasUnfitCharacter(text: string): boolean {
  return unfit.test(text);
}

/** `withoutUnfitCharacters('door\uffff')` → `'door'`: for files made of texts that older releases took. */
export function withoutUnfitCharacters(text: string): string {
  return unfit.test(text) ? text.replaceAll(everyUnfit, '') : text;
}

const unfit = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u;
const everyUnfit = new RegExp(unfit, 'gu');

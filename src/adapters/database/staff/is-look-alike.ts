import unhomoglyph from 'unhomoglyph';

/**
 * Whether two names look the same to a person who reads them (Unicode's UTS 39): `isLookAlike('owner', 'оwner')`, the second
 * with a Cyrillic о, → `true`. Upper and lower case are compared too, because a login takes either.
 */
export function isLookAlike(one: string, other: string): boolean {
  const others = skeletons(other);
  return skeletons(one).some((skeleton, index) => skeleton === others[index]);
}

/** Of the name as it is written, in lower case and in upper case: Ι looks like l, and its small letter like i. */
function skeletons(name: string): string[] {
  const plain = name.normalize('NFKC');
  return [plain, plain.toLowerCase(), plain.toUpperCase()].map((text) =>
    unhomoglyph(text.normalize('NFD').replaceAll(invisible, '')).normalize('NFD'),
  );
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A piece of a text, and whether it matches the search. */
export type Piece = { text: string; match: boolean };

/**
 * `splitAtMatch('WPC Panel', ['pa'])` → `[{ text: 'WPC ', match: false }, { text: 'Pa', match: true }, …]`: the pieces of
 * `text`, in order. A part of `parts` matches wherever it begins a word, else only at its first place; a single letter
 * begins a word or is not marked.
 */
export function splitAtMatch(text: string, parts: readonly string[]): Piece[] {
  const marked = new Set<number>();
  for (const part of parts.map((part) => part.trim()).filter((part) => part !== '')) {
    const places = placesOf(text, part);
    const starts = places.filter((place) => !wordLetter.test(text.slice(0, place).at(-1) ?? ''));
    for (const place of starts.length > 0 || part.length === 1 ? starts : places.slice(0, 1))
      for (let index = place; index < place + part.length; index += 1) marked.add(index);
  }
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const match = marked.has(index);
    const last = pieces.at(-1);
    if (last?.match === match) last.text += text[index];
    else pieces.push({ text: text[index] ?? '', match });
  }
  return pieces;
}

const wordLetter = /[\p{L}\p{M}\p{N}]/u;

// Upper case can change the length of a text ('ß' → 'SS') and so shift the places: such a text is not marked.
function placesOf(text: string, part: string): number[] {
  const [where, what] = [text.toUpperCase(), part.toUpperCase()];
  if (where.length !== text.length || what.length !== part.length) return [];
  const places: number[] = [];
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) places.push(at);
  return places;
}

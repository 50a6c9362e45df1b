/** `allowedMistakes('blinds')` → 1: one letter from four letters, two from eight. A number is never mistaken for another. */
export function allowedMistakes(word: string): number {
  const { length } = word;
  if (length < 4 || /\p{N}/u.test(word)) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * `typingMistakes('carpte', 'carpet', 2)` → 1: the letters that are wrong, missing, too many, or changed places with the
 * next. More than `most` are not counted: the result is then `most + 1`.
 */
export function typingMistakes(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1;
  // Optimal string alignment: the rows of its table for the letters that were typed, of which the last three are needed.
  let [before, last, next] = [newRow(meant), newRow(meant), newRow(meant)];
  for (let column = 0; column <= meant.length; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(next, last, before, typed, meant, row) > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[meant.length] ?? 0, most + 1);
}

function newRow(meant: string): Uint16Array {
  return new Uint16Array(meant.length + 1);
}

/** Fills in the mistakes between the first `row` typed letters and each beginning of the other word; the result is the fewest. */
function fillRow(next: Uint16Array, last: Uint16Array, before: Uint16Array, typed: string, meant: string, row: number) {
  let fewest = row;
  next[0] = row;
  const letter = typed.charCodeAt(row - 1);
  for (let column = 1; column <= meant.length; column += 1) {
    const other = meant.charCodeAt(column - 1);
    let mistakes = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
    mistakes = Math.min(mistakes, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
    const changedPlaces =
      row > 1 && column > 1 && letter === meant.charCodeAt(column - 2) && other === typed.charCodeAt(row - 2);
    if (changedPlaces) mistakes = Math.min(mistakes, (before[column - 2] ?? 0) + 1);
    next[column] = mistakes;
    fewest = Math.min(fewest, mistakes);
  }
  return fewest;
}

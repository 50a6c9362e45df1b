/**
 * `statesOfPin('201301')` → `['09', '05']`: the GST codes of the states that a PIN code can be in, the likeliest first; `[]`
 * when India Post uses no such PIN. Two states can share a sorting district, which is the first three digits.
 */
export function statesOfPin(pin: string): readonly string[] {
  const code = Number(pin.replaceAll(' ', ''));
  return ranges.find(({ from, to }) => code >= from && code <= to)?.states ?? [];
}

/**
 * The first and the last PIN of a range, or the digits with which they begin, and its states. Narrow ranges come before the wide ranges
 * that contain them. With 05 are Kashipur, Garhwal, Roorkee, Khatima, Sitarganj, Pithoragarh, Dehradun, Haridwar and Kumaon; with 507 the
 * mandals of Khammam that became Andhra Pradesh's in 2014.
 */
const table = `110 110 07
121 136 06
140 140 03 04
160 160 04 03 06
141 159 03
171 177 02
194 194 38
180 193 01
244700 244799 05 09
246000 246599 05
247656 247661 05 09
247663 247668 05 09
247670 247671 05 09
248 249 05
262308 262311 05 09
262405 262405 05 09
262500 262599 05
263 263 05
244 247 09 05
262 262 09 05
201 285 09
301 345 08
396210 396210 26
396220 396220 26
396230 396240 26 24
362 362 24 26
396 396 24 26
360 396 24
403 403 30
400 445 27
450 488 23
490 497 22
533464 533464 34
533 533 37 34
507 507 36 37
500 509 36
515 535 37
560 591 29
605 605 34 33
609601 609607 34 33
607 609 33 34
600 643 33
673310 673310 34
673 673 32 34
682551 682559 31
682 682 32 31
670 695 32
737 737 11
744 744 35
700 743 19
751 770 21
781 788 18
790 792 12
793 794 17
795 795 14
796 796 15
797 798 13
799 799 16
813 813 10 20
814 816 20 10
822 822 20
825 835 20
800 855 10`;

const ranges = table.split('\n').map((line) => {
  const [from = '', to = '', ...states] = line.split(' ');
  return { from: Number(from.padEnd(6, '0')), to: Number(to.padEnd(6, '9')), states };
});

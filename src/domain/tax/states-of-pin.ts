/**
 * `statesOfPin('201301')` → `['09', '05']`: the GST codes of the states that a PIN code can be in, the likeliest first; `[]`
 * when India Post uses no such PIN. Two states can share a sorting district, which is the first three digits.
 */
export function statesOfPin(pin: string): readonly string[] {
  const code = Number(pin.replaceAll(' ', ''));
  return ranges.find(({ from, to }) => code >= from && code <= to)?.states ?? [];
}

function exactly(from: number, to: number, ...states: string[]) {
  return { from, to, states };
}
function range(from: number, to: number, ...states: string[]) {
  return exactly(from * 1000, to * 1000 + 999, ...states);
}

// Narrow ranges come before the wide ranges that contain them.
const ranges = [
  range(110, 110, '07'),
  range(121, 136, '06'),
  range(140, 140, '03', '04'),
  range(160, 160, '04', '03', '06'),
  range(141, 159, '03'),
  range(171, 177, '02'),
  range(194, 194, '38'),
  range(180, 193, '01'),
  // Uttarakhand: Kashipur, Garhwal, Roorkee, Khatima, Sitarganj, Pithoragarh, Dehradun, Haridwar, Kumaon.
  exactly(244700, 244799, '05', '09'),
  exactly(246000, 246599, '05'),
  exactly(247656, 247661, '05', '09'),
  exactly(247663, 247668, '05', '09'),
  exactly(247670, 247671, '05', '09'),
  range(248, 249, '05'),
  exactly(262308, 262311, '05', '09'),
  exactly(262405, 262405, '05', '09'),
  exactly(262500, 262599, '05'),
  range(263, 263, '05'),
  range(244, 247, '09', '05'),
  range(262, 262, '09', '05'),
  range(201, 285, '09'),
  range(301, 345, '08'),
  exactly(396210, 396210, '26'),
  exactly(396220, 396220, '26'),
  exactly(396230, 396240, '26', '24'),
  range(362, 362, '24', '26'),
  range(396, 396, '24', '26'),
  range(360, 396, '24'),
  range(403, 403, '30'),
  range(400, 445, '27'),
  range(450, 488, '23'),
  range(490, 497, '22'),
  exactly(533464, 533464, '34'),
  range(533, 533, '37', '34'),
  // Mandals of Khammam became Andhra Pradesh's in 2014.
  range(507, 507, '36', '37'),
  range(500, 509, '36'),
  range(515, 535, '37'),
  range(560, 591, '29'),
  range(605, 605, '34', '33'),
  exactly(609601, 609607, '34', '33'),
  range(607, 609, '33', '34'),
  range(600, 643, '33'),
  exactly(673310, 673310, '34'),
  range(673, 673, '32', '34'),
  exactly(682551, 682559, '31'),
  range(682, 682, '32', '31'),
  range(670, 695, '32'),
  range(737, 737, '11'),
  range(744, 744, '35'),
  range(700, 743, '19'),
  range(751, 770, '21'),
  range(781, 788, '18'),
  range(790, 792, '12'),
  range(793, 794, '17'),
  range(795, 795, '14'),
  range(796, 796, '15'),
  range(797, 798, '13'),
  range(799, 799, '16'),
  range(813, 813, '10', '20'),
  range(814, 816, '20', '10'),
  range(822, 822, '20'),
  range(825, 835, '20'),
  range(800, 855, '10'),
];

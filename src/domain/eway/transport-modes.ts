/** How goods move, with the portal's code. */
export const transportModes = [
  { value: 'road', text: 'Road', code: 1 },
  { value: 'rail', text: 'Rail', code: 2 },
  { value: 'air', text: 'Air', code: 3 },
  { value: 'ship', text: 'Ship', code: 4 },
] as const;

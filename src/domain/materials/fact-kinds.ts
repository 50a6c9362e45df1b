/** What a row of facts is about, in the order of a material's page; 'own' is named by the owner. */
export const factKinds = [
  'material',
  'size',
  'thickness',
  'weight',
  'pack',
  'repeat',
  'finish',
  'fire',
  'warranty',
  'origin',
  'own',
] as const;

export type FactKind = (typeof factKinds)[number];

/** The units of numbers. `years` and `pieces` are said in the language of the page, the others as they are. */
export const factUnits = ['mm', 'm', 'm²', 'µm', 'kg', 'kg/m²', 'g/m²', '%', 'years', 'pieces'] as const;

export type FactUnit = (typeof factUnits)[number];

/** What the office calls each kind. */
export const factKindTitles: Readonly<Record<FactKind, string>> = {
  material: 'Material',
  size: 'Size',
  thickness: 'Thickness',
  weight: 'Weight',
  pack: 'Pack',
  repeat: 'Repeat',
  finish: 'Finish',
  fire: 'Fire class',
  warranty: 'Warranty',
  origin: 'Origin',
  own: 'Own fact',
};

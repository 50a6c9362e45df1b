/** How a product is packed. `wastePercent` of 0 to 50 is bought on top of what is reckoned, for cutting and breakage. */
export type Pack = PackSizes & { readonly wastePercent: number };

/**
 * A roll whose pattern comes again every `repeatMm` (0: it need not match) and whose strips are cut `trimMm` longer than the wall;
 * a panel, plank or sheet that stands `lengthMm` high; a box that covers `areaMm2`; by the running foot; by the square foot.
 */
type PackSizes =
  | {
      readonly kind: 'roll';
      readonly widthMm: number;
      readonly lengthMm: number;
      readonly repeatMm: number;
      readonly trimMm: number;
    }
  | { readonly kind: 'piece'; readonly widthMm: number; readonly lengthMm: number }
  | { readonly kind: 'box'; readonly areaMm2: number }
  | { readonly kind: 'length' }
  | { readonly kind: 'area' };

export type PackKind = Pack['kind'];

/** The unit of sale of each kind, by its value in the catalogue's list of units. That list begins without boxes. */
export const packUnits = {
  roll: 'roll',
  piece: 'pcs',
  box: 'pcs',
  length: 'rft',
  area: 'sqft',
} as const satisfies Record<PackKind, string>;

/** What visitors are told of a price: paise for one unit of the pack, without GST. It is shown where the owner says so. */
export type Rate = { readonly paise: number; readonly shown: boolean };

/** The shop in DATA_DIR. */
export type ShopFolder = {
  /** Where it is, for a sentence. */
  path: string;
  hasShop(): boolean;
  /** Whether another process works with its database. */
  isInUse(): boolean;
  /** Whether its company record is that of the demo. */
  isDemo(): Promise<boolean>;
  /** Moves all of it into a folder of that name in it, the database last, durably. Earlier such folders stay. Answers the path. */
  setAside(name: string): Promise<string>;
};

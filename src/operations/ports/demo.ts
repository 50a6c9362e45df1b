/** The shop in DATA_DIR. */
export type ShopFolder = {
  /** Its path, for messages. */
  path: string;
  hasShop(): boolean;
  /** Whether another process uses its database. */
  isInUse(): boolean;
  /** Whether its company record is that of the demo. */
  isDemo(): Promise<boolean>;
  /** Moves everything into a new subfolder of that name, the database last, durably. Earlier such folders stay. Returns the path. */
  setAside(name: string): Promise<string>;
};

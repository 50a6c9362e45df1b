/** An account that goes on in the next shop, with the password that it has. */
export type KeptAccount = { username: string; passwordHash: string };

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
  /** Notes, durably and outside of what is set aside, whose account begins the next shop; null: nobody's any more. */
  noteOwner(account: KeptAccount | null): Promise<void>;
  /** Who was noted and has no account in the next shop yet. */
  notedOwner(): Promise<KeptAccount | null>;
};

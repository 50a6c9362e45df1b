/* The addresses of issued documents. */

export type AddressStore = {
  /** At most ten addresses whose words begin with the typed words; most used first, then newest. Cancelled documents do not count. */
  suggest(field: 'buyerAddress' | 'consigneeAddress', typed: string): Promise<string[]>;
};

import { nameAndAddress } from './name-and-address.ts';

/** The buyer's name for the paper, lists and searches: `buyerName('Sample Hotels, 4 Example Road')` → `'Sample Hotels'` */
export function buyerName(buyerAddress: string): string {
  return nameAndAddress(buyerAddress).name;
}

/** The buyer's name as lists show it: the first line of the address. `buyerName('Alpha Hotels\n8 Example Marg')` → `'Alpha Hotels'` */
export function buyerName(buyerAddress: string): string {
  return buyerAddress.trim().split('\n', 1)[0]?.trim() ?? '';
}

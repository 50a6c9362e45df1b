/** `counted(2, 'invoice')` → `'2 invoices'` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? noun : `${noun}s`}`;
}

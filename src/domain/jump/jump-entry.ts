/** What the jump box finds, in the order in which it shows them. */
export const jumpKinds = ['customer', 'tax', 'pro', 'credit', 'product', 'folder', 'screen'] as const;

/** A place to go to. `detail` says which one it is: the buyer, date and amount of a document, the town of a customer. */
export type JumpEntry = { kind: (typeof jumpKinds)[number]; title: string; detail: string; path: string };

/** The states in which the firm is registered. */
export type TaxState = 'delhi' | 'odisha';

/** `state`: Within State, CGST and SGST. `central`: Outside State, IGST. */
export type TaxType = 'state' | 'central';

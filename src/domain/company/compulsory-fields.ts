/** Fields of a document that the law does not ask for, and the specification does. An owner says which of them must be filled in. */
export const chosenFields = ['referenceNumber', 'dispatchedThrough', 'destination'] as const;

export type ChosenField = (typeof chosenFields)[number];

/**
 * `compulsoryFields(company)` → `['referenceNumber', …]`: all three while the record says nothing, as specified and as in records
 * of earlier releases.
 */
export function compulsoryFields(
  company: { compulsoryFields?: readonly ChosenField[] | undefined } | null,
): readonly ChosenField[] {
  return company?.compulsoryFields ?? chosenFields;
}

/** How many lines of the audit log make a block of `day_totals`. Never change it: existing databases have rows for these blocks. */
export const issueBlock = 4096;

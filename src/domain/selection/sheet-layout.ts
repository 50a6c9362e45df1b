/** How many pictures of a printed selection are in a row, and how many on a page. */
type SheetLayout = { columns: 1 | 2 | 3; perPage: number };

/** One or two pictures are below each other, three to six are two in a row, more are three in a row: `sheetLayout(6).columns` → `2` */
export function sheetLayout(pictures: number): SheetLayout {
  if (pictures < 3) return { columns: 1, perPage: 2 };
  return pictures < 7 ? { columns: 2, perPage: 6 } : { columns: 3, perPage: 12 };
}

/** `sheetPages(13)` → `2`: the pages of a printed selection. */
export function sheetPages(pictures: number): number {
  return Math.max(1, Math.ceil(pictures / sheetLayout(pictures).perPage));
}

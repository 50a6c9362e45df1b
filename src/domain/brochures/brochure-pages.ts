/** Pictures on a page inside. */
export const picturesOnPage = 2;

/** The pages of a brochure with its two covers: `brochurePages(8)` → `6` */
export function brochurePages(pictures: number): number {
  return 2 + Math.ceil(pictures / picturesOnPage);
}

/** The page of a picture, by its position from 0: `pageOfPicture(2)` → `3` */
export function pageOfPicture(position: number): number {
  return 2 + Math.floor(position / picturesOnPage);
}

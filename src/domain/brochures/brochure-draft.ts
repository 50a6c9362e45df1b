import type { Photo } from '../photos/photo.ts';

/** A picture by its folder and its file name. */
export type BrochurePicture = Pick<Photo, 'folder' | 'name'>;

/** `plate`: the picture above, the title on white. `board`: the title on the firm's colour, the picture below. */
export const brochureCovers = ['plate', 'board'] as const;

/** A brochure as staff put it together. The first picture is also on the cover. */
export type BrochureDraft = {
  title: string;
  /** Under the title on the cover; may be blank. */
  line: string;
  cover: (typeof brochureCovers)[number];
  pictures: BrochurePicture[];
};

/** What has room: longer titles leave the cover, and more pictures make a file that is too large to send. */
export const brochureLimits = { title: 60, line: 90, pictures: 40 };

import { openImages } from '#adapters/images/open-images.ts';
import type { Drill } from './drill.ts';
import { mutatePictures } from './mutate-pictures.ts';

/** Damaged pictures, each to be answered within two seconds. */
export const pictures: Drill = {
  name: 'pictures',
  holds: 'Five thousand damaged pictures end no process, last not long and leave nothing of what was hidden in them',
  faults: [],
  run: async ({ size }, tell) => {
    const images = openImages();
    try {
      const report = await mutatePictures(images, size === 'long' ? 5000 : 500, Date.now());
      const good = report.wrong.length === 0 && report.slowest < 2000 && report.megabytes < 600;
      tell('mutants', good, report);
    } finally {
      await images.close();
    }
  },
};

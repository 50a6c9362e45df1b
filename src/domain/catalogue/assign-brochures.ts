import type { Catalogue } from './catalogue.ts';

/**
 * The catalogue with each brochure told which galleries offer it; `chosen` is a brochure's file name by a gallery's folder.
 * A brochure that was deleted is offered nowhere. `assignBrochures(catalogue, { hpl: 'hpl-2026.pdf' })`
 */
export function assignBrochures(catalogue: Catalogue, chosen: Record<string, string>): Catalogue {
  return {
    ...catalogue,
    brochures: catalogue.brochures.map((brochure) => {
      const galleries = Object.keys(chosen).filter((folder) => chosen[folder] === brochure.name);
      return galleries.length > 0 ? { ...brochure, galleries } : brochure;
    }),
  };
}

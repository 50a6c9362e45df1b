import type { Catalogue } from './catalogue.ts';

/**
 * The catalogue, with the galleries that offer each brochure. `chosen` maps a gallery's folder to the file name of its
 * brochure; the name of a deleted brochure has no effect. `assignBrochures(catalogue, { hpl: 'hpl-2026.pdf' })`
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

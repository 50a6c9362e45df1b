import type { Names } from '../text/names.ts';
import type { CatalogueMaterial } from './catalogue-material.ts';
import { materialKey } from './material-key.ts';
import { filledFacts } from './usual-facts.ts';

/** As it is stored, without space around its texts, without blank rows of facts and with each code once: `settleMaterial({ …, code: ' WP  204 ' }).code` → `'WP 204'` */
export function settleMaterial(material: CatalogueMaterial): CatalogueMaterial {
  return {
    ...material,
    code: oneSpace(material.code),
    names: trimmed(material.names),
    colourways: material.colourways.map((way) => ({
      ...way,
      names: trimmed(way.names),
      colours: [...new Set(way.colours)],
    })),
    facts: filledFacts(material.facts).map((fact) => ({
      ...fact,
      label: trimmed(fact.label),
      text: trimmed(fact.text),
    })),
    where: trimmed(material.where),
    whereNot: trimmed(material.whereNot),
    care: trimmed(material.care),
    goesWith: [...new Map(material.goesWith.map((code) => [materialKey(code), oneSpace(code)])).values()],
    files: [...new Map(material.files.map((file) => [file.name, file])).values()],
    successor: oneSpace(material.successor),
  };
}

function oneSpace(code: string): string {
  return code.trim().replaceAll(/ +/g, ' ');
}

function trimmed({ en, hi, or }: Names): Names {
  return { en: en.trim(), hi: hi.trim(), or: or.trim() };
}

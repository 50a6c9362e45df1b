import { openingPacks } from './opening-packs.ts';
import type { Pack } from './pack.ts';
import { readSize } from './read-size.ts';

/**
 * How a product is packed, as price lists write it: `readPack('roll 0.53 x 10.05 m, repeat 64 cm')`, `readPack('8 x 4 ft')`,
 * `readPack('box of 2.2 sqm')`, `readPack('sq ft')`, `readPack('rft')`. The longer side of a roll or a piece is its length. What a
 * text does not say (trim, wastage) is as the usual ones have it. Null where it cannot be told.
 */
export function readPack(text: string): Pack | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (AREA.test(plain)) return openingPacks.area;
  if (LENGTH.test(plain)) return openingPacks.length;
  const box = BOX.exec(plain);
  if (box) {
    const areaMm2 = Math.round(Number(box[1]) * (box[2]?.startsWith('sq f') || box[2] === 'sqft' ? 304.8 ** 2 : 1e6));
    return { ...openingPacks.box, areaMm2 };
  }
  const [, word = '', sizes = '', repeat = ''] = SIZED.exec(plain) ?? [];
  const [one = '', other = '', ...more] = sizes.split(/\s*[x×*]\s*(?:by )?|\s+by\s+/);
  if (one === '' || other === '' || more.length > 0) return null;
  // The unit behind the second is that of both: 8 x 4 ft.
  const unit = /[^\d.,]+$/.exec(other)?.[0] ?? '';
  const [first, second] = [withUnit(one, unit), withUnit(other, unit)].map(readSize);
  const repeatMm = repeat === '' ? 0 : readSize(repeat);
  if (!first || !second || repeatMm === null) return null;
  const [widthMm, lengthMm] = first < second ? [first, second] : [second, first];
  if (word !== 'roll') return repeat === '' ? { ...openingPacks.piece, widthMm, lengthMm } : null;
  return { ...openingPacks.roll, widthMm, lengthMm, repeatMm };
}

/** As `readPack` reads it: `packText({ kind: 'roll', widthMm: 530, … })` → `'roll 530 x 10050 mm'` */
export function packText(pack: Pack): string {
  if (pack.kind === 'area') return 'sq ft';
  if (pack.kind === 'length') return 'rft';
  if (pack.kind === 'box') return `box of ${pack.areaMm2 / 1e6} sqm`;
  const sizes = `${pack.widthMm} x ${pack.lengthMm} mm`;
  if (pack.kind === 'piece') return sizes;
  return `roll ${sizes}${pack.repeatMm > 0 ? `, repeat ${pack.repeatMm} mm` : ''}`;
}

const AREA = /^(?:by (?:the )?)?(?:area|sq\.? ?ft\.?|sqft|square f(?:oo|ee)t)$/;
const LENGTH = /^(?:by (?:the )?)?(?:length|rft\.?|r\.? ?ft\.?|running f(?:oo|ee)t|running ft\.?)$/;
const BOX = /^box(?: of)? (\d+(?:\.\d+)?) ?(sq ?m|sqmt?r?s?|m2|m²|sq ?ft|sq feet)\.?$/;
const SIZED = /^(?:(roll|panel|plank|sheet|board|piece|tile)s?(?: of)?:? )?(\d.*?)(?:,? (?:repeat|match) (.+))?$/;

function withUnit(size: string, unit: string): string {
  return /\d$/.test(size) ? `${size}${unit}` : size;
}

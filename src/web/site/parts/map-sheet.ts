type Place = { latitude: number; longitude: number };

type Line = { at: number; label: string };

/** The size of the drawing: 2 km by 1.5 km around a place, north up, 2.5 m for each unit. */
export const sheetSize = { width: 800, height: 600, metresAStep: 2.5 };

/** The positions and labels (`28°39′15″ N`) of the meridians and parallels on the sheet, one for each quarter of a minute. */
export function mapSheet({ latitude, longitude }: Place): { meridians: Line[]; parallels: Line[] } {
  const across = (METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180)) / sheetSize.metresAStep;
  const up = METRES_A_DEGREE / sheetSize.metresAStep;
  return {
    meridians: quartersAround(longitude, sheetSize.width / 2 / across).map((quarter) => ({
      at: sheetSize.width / 2 + (quarter / 240 - longitude) * across,
      label: angleOf(quarter, 'E', 'W'),
    })),
    parallels: quartersAround(latitude, sheetSize.height / 2 / up).map((quarter) => ({
      at: sheetSize.height / 2 - (quarter / 240 - latitude) * up,
      label: angleOf(quarter, 'N', 'S'),
    })),
  };
}

const METRES_A_DEGREE = 111_320;

/** The quarters of a minute within `reach` degrees of `middle`. */
function quartersAround(middle: number, reach: number): number[] {
  const first = Math.ceil((middle - reach) * 240);
  return Array.from({ length: Math.floor((middle + reach) * 240) - first + 1 }, (_, index) => first + index);
}

function angleOf(quarters: number, positive: string, negative: string) {
  const seconds = Math.abs(quarters) * 15;
  const two = (number: number) => String(number).padStart(2, '0');
  const parts = `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
  return `${parts} ${quarters < 0 ? negative : positive}`;
}

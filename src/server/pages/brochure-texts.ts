import type { Catalogue, CatalogueBrochure } from '#domain/catalogue/catalogue.ts';
import { FilesUnavailable } from '#operations/ports/failures.ts';
import type { FileStore } from '#operations/ports/files.ts';

type Shown = Pick<Catalogue, 'brochures' | 'brochureTexts'>;

// How long a store that did not give a text is left alone: longer each time, in milliseconds.
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 300_000;

/**
 * Returns a function that adds to a catalogue what the pages of its brochures say, as far as it has been read. Nobody waits: what is
 * missing is read behind the answer, each file once, because files never change, and a catalogue of later has it. Without a new text
 * it returns the catalogue that it was given. A store that is away is asked again when somebody asks after a pause.
 */
export function openBrochureTexts(
  files: Pick<FileStore, 'get'>,
  clock: () => number,
  onError: (error: unknown) => void,
): <Seen extends Shown>(catalogue: Seen) => Seen {
  let known: ReadonlyMap<string, string> = new Map();
  let isReading = false;
  let askAgainAt = 0;
  let pause = FIRST_PAUSE;

  const follow = async (missing: string[]): Promise<void> => {
    isReading = true;
    const read = new Map<string, string>();
    try {
      for (const file of missing) {
        const bytes = await files.get(file);
        if (bytes) read.set(file, new TextDecoder().decode(bytes));
      }
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) onError(error);
    }
    // All at once: each new text draws every page again.
    known = new Map([...known, ...read]);
    const isWhole = read.size === missing.length;
    askAgainAt = isWhole ? 0 : clock() + pause;
    pause = isWhole ? FIRST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
    isReading = false;
  };

  return (catalogue) => {
    const wanted = new Set(catalogue.brochures.flatMap(({ textFile }) => textFile ?? []));
    // Those of deleted brochures are forgotten.
    if ([...known.keys()].some((file) => !wanted.has(file)))
      known = new Map([...known].filter(([file]) => wanted.has(file)));
    const missing = [...wanted].filter((file) => !known.has(file));
    if (!isReading && missing.length > 0 && clock() >= askAgainAt) void follow(missing);
    return withTexts(catalogue, known);
  };
}

function withTexts<Seen extends Shown>(catalogue: Seen, known: ReadonlyMap<string, string>): Seen {
  const textOf = ({ textFile = '' }: CatalogueBrochure) => known.get(textFile);
  const before = catalogue.brochureTexts;
  if (catalogue.brochures.every((brochure) => textOf(brochure) === before?.get(brochure.name))) return catalogue;
  const texts = catalogue.brochures.flatMap((brochure): [string, string][] => {
    const text = textOf(brochure);
    return text === undefined ? [] : [[brochure.name, text]];
  });
  return { ...catalogue, brochureTexts: new Map(texts) };
}

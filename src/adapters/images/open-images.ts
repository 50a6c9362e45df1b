import { availableParallelism, constants } from 'node:os';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import type { Images } from '#operations/ports/photos.ts';
import type { PageDrawer } from '#operations/ports/shares.ts';
import { type ImageChildrenOptions, openImageChildren } from './image-children.ts';
import type { ImageRequest, Made } from './image-messages.ts';
import { pictureKind } from './picture-kind.ts';

export type OpenImages = Images &
  PageDrawer & {
    /** The running processes; none after a time without work. */
    pids(): number[];
    close(): Promise<void>;
  };

/** Opens the maker of pictures. Files are decoded in child processes, with at most ten seconds of processor time each. */
export function openImages(options: Partial<ImageChildrenOptions> = {}): OpenImages {
  const limits: ImageChildrenOptions = {
    children: Math.min(2, availableParallelism()),
    queue: 32,
    queueBytes: 100e6,
    timeoutMs: 30_000,
    maxProcessorMs: 10_000,
    maxResidentBytes: 600e6,
    idleMs: 30_000,
    priority: 0,
    ...options,
  };
  const children = openImageChildren(limits);
  // Uploads go first, so it gets little of a busy processor and ten times the time.
  const patient = openImageChildren({
    ...limits,
    children: 1,
    timeoutMs: 10 * limits.timeoutMs,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });

  const make = async <Kind extends keyof Made>(request: ImageRequest<Kind>): Promise<Outcome<Made[Kind]>> => {
    const { noun, stranger, kind } = words[request.make];
    if (pictureKind(request.bytes) !== kind) return failed('invalid', stranger);
    const answer = await (isPatient.has(request.make) ? patient : children).make(request);
    // The picture may be valid, and succeed when the machine is less busy.
    if (answer === 'timed-out') throw new Overloaded(`A ${noun} was not finished in time: the machine is busy.`);
    if (answer === 'too-expensive') return failed('invalid', `This ${noun} takes too long to open. ${again}`);
    if (answer === 'crashed')
      return failed('invalid', `This ${noun} cannot be opened: it is damaged or takes too much memory. ${again}`);
    if ('refused' in answer) return failed('invalid', answer.refused);
    if ('error' in answer) throw new Error(`The ${noun} could not be made: ${answer.error}`);
    return ok(answer.made as Made[Kind]);
  };

  return {
    makePhoto: (bytes) => make({ make: 'photo', bytes }),
    makeBrochure: (bytes) => make({ make: 'brochure', bytes }),
    makeWide: (bytes) => make({ make: 'wide', bytes }),
    makeSmall: (bytes) => make({ make: 'small', bytes }),
    readText: (bytes) => make({ make: 'text', bytes }),
    readColours: (bytes) => make({ make: 'colours', bytes }),
    drawPage: (pdf, page) => make({ make: 'page', bytes: pdf, page }),
    pids: () => [...children.pids(), ...patient.pids()],
    close: async () => {
      await Promise.all([children.close(), patient.close()]);
    },
  };
}

/** Uploads do not wait for these. */
const isPatient = new Set<keyof Made>(['wide', 'colours', 'text']);

const again = 'Save it again, smaller, and choose the new file.';

const words = {
  photo: { noun: 'picture', kind: 'photo', stranger: 'This is not a JPEG, PNG or WebP picture.' },
  brochure: { noun: 'PDF', kind: 'brochure', stranger: 'This is not a PDF.' },
  text: { noun: 'PDF', kind: 'brochure', stranger: 'This is not a PDF.' },
  page: { noun: 'page', kind: 'brochure', stranger: 'This is not a PDF.' },
  wide: { noun: 'master', kind: 'photo', stranger: 'This master is not a JPEG picture.' },
  small: { noun: 'picture', kind: 'photo', stranger: 'This is not a JPEG, PNG or WebP picture.' },
  colours: { noun: 'picture', kind: 'photo', stranger: 'This is not a JPEG picture.' },
} as const;

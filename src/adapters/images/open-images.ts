import { availableParallelism } from 'node:os';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import type { Images, MadeBrochure } from '#operations/ports/photos.ts';
import { type ImageChildrenOptions, openImageChildren } from './image-children.ts';
import type { ImageRequest } from './image-messages.ts';
import { pictureKind } from './picture-kind.ts';

export type OpenImages = Images & {
  /** The processes that are running just now; none when there was no work for a while. */
  pids(): number[];
  close(): Promise<void>;
};

/** Opens what makes pictures. Whatever a file does to a decoder, it does to a child process, and for ten seconds of a processor at most. */
export function openImages(options: Partial<ImageChildrenOptions> = {}): OpenImages {
  const children = openImageChildren({
    children: Math.min(2, availableParallelism()),
    queue: 32,
    queueBytes: 100e6,
    timeoutMs: 30_000,
    maxProcessorMs: 10_000,
    maxResidentBytes: 600e6,
    idleMs: 30_000,
    ...options,
  });

  const make = async (request: ImageRequest): Promise<Outcome<MadeBrochure>> => {
    const { noun, stranger } = words[request.make];
    if (pictureKind(request.bytes) !== request.make) return failed('invalid', stranger);
    const answer = await children.make(request);
    // Not the picture's doing: the same one may go through when the machine has less to do.
    if (answer === 'timed-out') throw new Overloaded(`A ${noun} came to no end by the clock: the machine is busy.`);
    if (answer === 'too-expensive') return failed('invalid', `This ${noun} takes too long to open. ${again}`);
    if (answer === 'crashed')
      return failed('invalid', `This ${noun} cannot be opened: it is damaged or takes too much memory. ${again}`);
    if ('refused' in answer) return failed('invalid', answer.refused);
    if ('error' in answer) throw new Error(`The ${noun} could not be made: ${answer.error}`);
    return ok(answer.made);
  };

  return {
    async makePhoto(bytes) {
      const made = await make({ make: 'photo', bytes });
      if (!made.ok) return made;
      const { pages: _, ...picture } = made.value;
      return ok(picture);
    },
    makeBrochure: (bytes) => make({ make: 'brochure', bytes }),
    pids: children.pids,
    close: children.close,
  };
}

const again = 'Save it again, smaller, and choose the new file.';

const words = {
  photo: { noun: 'picture', stranger: 'This is not a JPEG, PNG or WebP picture.' },
  brochure: { noun: 'PDF', stranger: 'This is not a PDF.' },
};

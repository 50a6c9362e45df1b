import { paths } from '#contract/paths.ts';
import { brochureFileName } from '#domain/brochures/brochure-file-name.ts';
import { Question } from '../../ui/question.tsx';

type ReplaceQuestionProps = { title: string; onYes: () => void; onCancel: () => void };

/** Asks before a brochure takes the address of another one. */
export function ReplaceQuestion({ title, onYes, onCancel }: ReplaceQuestionProps) {
  const name = brochureFileName(title);
  return (
    <Question title={`Replace ${name}?`} yes="Replace" busy={false} onYes={onYes} onCancel={onCancel}>
      <p>
        <a href={paths.brochures} target="_blank" rel="noreferrer">
          Brochures
        </a>{' '}
        has a brochure with this name. The new one gets its address, so links to it stay right.
      </p>
      <p className="quiet">The old one is deleted. To keep both, cancel and change the title.</p>
    </Question>
  );
}

import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';

type MissingFirmProps = {
  /** Ends with what is to be done: `: add it under Company`. */
  sentence: string;
  desk: Desk;
};

/** What the company record lacks, with the way there for those who may change it. */
export function MissingFirm({ sentence, desk }: MissingFirmProps) {
  if (desk.role !== 'owner') return <>{sentence.replace(': add it', ': ask an owner to add it')}.</>;
  return (
    <>
      {sentence.replace(/Company$/, '')}
      <a href={paths.company}>Company</a>
    </>
  );
}

import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';

type MissingFirmProps = {
  /** Ends with the word Company. */
  sentence: string;
  desk: Desk;
};

/** What the company record lacks, with the way there for those who may change it. */
export function MissingFirm({ sentence, desk }: MissingFirmProps) {
  if (desk.role !== 'owner') return <>{sentence}. Only an owner can: ask one.</>;
  return (
    <>
      {sentence.replace(/Company$/, '')}
      <a href={paths.company}>Company</a>
    </>
  );
}

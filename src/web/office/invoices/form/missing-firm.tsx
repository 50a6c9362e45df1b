import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';

type MissingFirmProps = {
  /** Ends with the action: `: add it under Company`. */
  sentence: string;
  desk: Desk;
};

/** What is missing in the company record, with a link for owners. */
export function MissingFirm({ sentence, desk }: MissingFirmProps) {
  if (desk.role !== 'owner') return <>{sentence.replace(': add it', ': ask an owner to add it')}.</>;
  return (
    <>
      {sentence.replace(/Company$/, '')}
      <a href={paths.company}>Company</a>
    </>
  );
}

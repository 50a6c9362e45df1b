import type { CustomerAnswer } from '#contract/customers.ts';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { usePart } from '../../parts/use-part.ts';
import type { Attempt } from './use-issue.ts';

type IssuedViewProps = {
  today: string;
  title: string;
  issued: Extract<Attempt, { kind: 'issued' }>;
  customer: CustomerAnswer | null;
  onNew: () => void;
  onRepeat: () => void;
};

/** What the form shows after the issue. The number is there at once, the next actions when they are loaded. */
export function IssuedView({ title, ...panel }: IssuedViewProps) {
  const parts = usePart(true, () => import('./issued-panel.tsx'));
  return (
    <>
      <PageHead title={title} />
      {parts ? <parts.IssuedPanel {...panel} /> : <p role="status">Issued as {panel.issued.number}</p>}
    </>
  );
}

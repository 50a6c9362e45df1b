import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Question } from '../../../ui/question.tsx';
import { shownTime } from '../../parts/shown-time.ts';
import { productsText, type TakenProducts } from './taken-products.ts';

type TakenNoticeProps = {
  taken: TakenProducts;
  /** The button that took them is gone. */
  takesFocus: boolean;
  onTakeBack: (taken: TakenProducts) => Promise<void>;
};

/** What a file brought, and the way back for a day. */
export function TakenNotice({ taken, takesFocus, onTakeBack }: TakenNoticeProps) {
  const { name, added, changed, until } = taken;
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    await onTakeBack(taken);
    setBusy(false);
    setAsks(false);
  };
  return (
    <>
      <Notice
        kind="good"
        title={`Taken from ${name}: ${added.toLocaleString('en-IN')} new, ${changed.toLocaleString('en-IN')} changed.`}
        takesFocus={takesFocus}
        actions={
          <>
            <ButtonLink look="go" href={paths.catalogue}>
              Catalogue
            </ButtonLink>
            <Button onClick={() => setAsks(true)}>Take back</Button>
          </>
        }
      >
        <p>
          Documents offer them now. Until {shownTime(until)} they can be taken back, while nobody saves the catalogue
          and no document has one of them.
        </p>
      </Notice>
      {asks && (
        <Question
          title={`Take back ${productsText(added + changed)}?`}
          yes="Take back"
          busy={busy}
          onYes={takeBack}
          onCancel={() => setAsks(false)}
        >
          <p>
            The products of the catalogue are again as they were before {name}. The file itself stays on your device.
          </p>
        </Question>
      )}
    </>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';

type TakeBackProps = {
  /** `'3 products'` */
  what: string;
  /** Said before: what becomes of them. */
  asks: string;
  onTakeBack: () => Promise<void>;
};

/** The way back of what a file brought, behind a question. */
export function TakeBack({ what, asks, onTakeBack }: TakeBackProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    await onTakeBack();
    setBusy(false);
    setIsAsking(false);
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Take back</Button>
      {isAsking && (
        <Question
          title={`Take back ${what}?`}
          yes="Take back"
          busy={busy}
          onYes={takeBack}
          onCancel={() => setIsAsking(false)}
        >
          <p>{asks} The file itself stays on your device.</p>
        </Question>
      )}
    </>
  );
}

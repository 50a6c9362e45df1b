import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import { canSend, downloadFile, keepPicture } from './keep-picture.ts';

type WallDeedsProps = {
  /** 'Ask about this wall' */
  ask: string;
  onAsk: () => void;
  /** The line below a picture that is kept. */
  line: string;
  canvas: HTMLCanvasElement | null;
};

/** What is done with the finished picture: ask about it, keep it, send it on by the phone's own sheet. */
export function WallDeeds({ ask, onAsk, line, canvas }: WallDeedsProps) {
  const { words } = useWords();
  const { see } = words;
  const send = async () => {
    if (!canvas) return;
    const file = await keepPicture(canvas, line);
    // A visitor who closes the sheet has sent nothing, which is no fault.
    await navigator.share({ files: [file], title: line }).catch(() => {});
  };
  return (
    <>
      <Button look="go" onClick={onAsk}>
        {ask}
      </Button>
      <Button onClick={async () => canvas && downloadFile(await keepPicture(canvas, line))}>{see.keep}</Button>
      {canSend() && <Button onClick={send}>{see.send}</Button>}
    </>
  );
}

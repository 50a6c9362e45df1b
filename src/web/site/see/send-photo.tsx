import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { callApi } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { useWords } from '../words/site-words.tsx';
import { photoToSend } from './photo-to-send.ts';
import styles from './send-photo.module.css';

type SendPhotoProps = {
  /** What the visitor sees: it is what would be sent. */
  canvas: HTMLCanvasElement;
  firm: string;
  /** The id of the question, once it is stored; null before. */
  stored: string | null;
};

/** `asked` and what follows have the picture; before, none was made. */
type State =
  | { kind: 'offered' | 'making' | 'failed' | 'sent' }
  | { kind: 'asked' | 'agreed' | 'sending'; jpeg: Blob }
  | { kind: 'refused'; jpeg: Blob; why: string };

/** Offers to send the picture along with the question. Without the visitor's yes no byte of it leaves; after it, the picture follows the question. */
export function SendPhoto({ canvas, firm, stored }: SendPhotoProps) {
  const { language, words } = useWords();
  const { see } = words;
  const [state, setState] = useState<State>({ kind: 'offered' });
  const part = useRef<HTMLFieldSetElement>(null);
  const { kind } = state;

  // The button that was pressed is gone: the focus stays here, on no answer. Who types elsewhere meanwhile goes on.
  const drawn = useRef(kind);
  useLayoutEffect(() => {
    if (drawn.current === kind) return;
    drawn.current = kind;
    const { activeElement: active, body } = document;
    if (active === body || active?.matches('dialog') || part.current?.contains(active)) part.current?.focus();
  }, [kind]);

  const ask = async () => {
    setState({ kind: 'making' });
    try {
      setState({ kind: 'asked', jpeg: await photoToSend(canvas) });
    } catch (error) {
      console.error('The photo could not be made:', error);
      setState({ kind: 'failed' });
    }
  };
  const send = async (callback: string, jpeg: Blob) => {
    setState({ kind: 'sending', jpeg });
    const body = new FormData();
    body.append('file', jpeg, 'wall.jpg');
    const answer = await callApi(path(sitePaths.callbackPhoto, { id: callback }), {
      method: 'POST',
      body,
      read: (response) => response.text(),
    });
    if (answer.ok) setState({ kind: 'sent' });
    else setState({ kind: 'refused', jpeg, why: failureWords(answer, language, words) });
  };

  // The question is stored first, so that it is not lost with its photo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that was stored
  useEffect(() => {
    if (stored && state.kind === 'agreed') send(stored, state.jpeg);
  }, [stored]);

  if (stored && (kind === 'offered' || kind === 'making' || kind === 'asked' || kind === 'failed')) return null;
  return (
    <fieldset
      ref={part}
      className={styles.part}
      tabIndex={-1}
      aria-label={see.photoOffer}
      aria-describedby="photo-said"
    >
      {'jpeg' in state && <Shown jpeg={state.jpeg} />}
      <div className={styles.words}>
        <p id="photo-said" role="status">
          {kind === 'making' || kind === 'sending' ? see.working : ''}
          {kind === 'failed' && see.failed}
          {kind === 'agreed' && see.photoGoes}
          {kind === 'sent' && see.photoSent}
          {state.kind === 'asked' && fillWords(see.photoAsk, { size: String(Math.ceil(state.jpeg.size / 1000)), firm })}
          {state.kind === 'refused' && fillWords(see.photoNotSent, { why: state.why })}
        </p>
        {(kind === 'offered' || kind === 'failed') && (
          <Button look="slim" onClick={ask}>
            {see.photoOffer}
          </Button>
        )}
        {state.kind === 'asked' && (
          <div className="flow">
            <Button look="slim" onClick={() => setState({ kind: 'agreed', jpeg: state.jpeg })}>
              {see.photoYes}
            </Button>
            <Button look="slim" onClick={() => setState({ kind: 'offered' })}>
              {see.photoNo}
            </Button>
          </div>
        )}
        {kind === 'agreed' && (
          <Button look="slim" onClick={() => setState({ kind: 'offered' })}>
            {see.photoKeep}
          </Button>
        )}
        {state.kind === 'refused' && stored && (
          <Button look="slim" onClick={() => send(stored, state.jpeg)}>
            {see.photoAgain}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The very bytes that would be sent. */
function Shown({ jpeg }: { jpeg: Blob }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(jpeg);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [jpeg]);
  return address ? <img className={styles.shown} src={address} alt="" /> : null;
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './drop-area.module.css';

type DropAreaProps = {
  /** What may be chosen, as an `accept` attribute: phones turn their own formats into these. */
  accept: string;
  what: string;
  hint: string;
  onFiles: (files: Iterable<File>) => void;
};

/** Files come by the picker, by dropping them anywhere on the page, or by pasting. */
export function DropArea({ accept, what, hint, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const over = useFilesFromPage(onFiles);
  return (
    <div className={styles.drop} data-over={over || undefined}>
      <span className={styles.words}>Drop {what} here or</span>
      <Button onClick={() => input.current?.click()}>Choose files</Button>
      <span className={styles.hint}>{hint}</span>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label={`Choose ${what}`}
        accept={accept}
        multiple
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles([...currentTarget.files]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** Whether files are being dragged over the page; dropped or pasted, they are handed over. */
function useFilesFromPage(onFiles: DropAreaProps['onFiles']): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    const withFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // The browser would leave the page and show the file instead.
      event.preventDefault();
      handle(event);
    };
    const onOver = withFiles(() => setOver(true));
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = withFiles((event) => {
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    });
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, []);
  return over;
}

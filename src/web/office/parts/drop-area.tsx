import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './drop-area.module.css';

type DropAreaProps = {
  /** The `accept` attribute. Phones convert their own formats to these types. */
  accept: string;
  what: string;
  hint: string;
  /** Takes one file instead of several. */
  single?: boolean;
  onFiles: (files: Iterable<File>) => void;
};

/** Takes files from the picker, from a drop anywhere on the page, or from paste. */
export function DropArea({ accept, what, hint, single = false, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = usePageFiles(onFiles);
  return (
    <div className={styles.drop} data-over={isOver || undefined}>
      <span className={styles.words}>Drop {what} here or</span>
      <Button onClick={() => input.current?.click()}>{single ? 'Choose a file' : 'Choose files'}</Button>
      <span className="remark">{hint}</span>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label={`Choose ${what}`}
        accept={accept}
        multiple={!single}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles([...currentTarget.files]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** Whether files are dragged over the page. Passes dropped and pasted files to `onFiles`. */
function usePageFiles(onFiles: DropAreaProps['onFiles']): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    const withFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser leaves the page and opens the file.
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
  return isOver;
}

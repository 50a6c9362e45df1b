import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillWords } from '#domain/text/fill-words.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './photo-choice.module.css';
import { fetchPhoto, type ReadPhoto, readPhoto } from './read-photo.ts';
import { type Room, rooms } from './rooms.ts';

/** What the wall is looked for in; of a room of ours its wall is known. */
export type Taken = { photo: ReadPhoto; room: Room | undefined };

type PhotoChoiceProps = {
  /** The tool for what was taken did not come. */
  isBroken: boolean;
  onTake: (taken: Taken) => void;
  fileRef: RefObject<HTMLInputElement | null>;
};

/** A photo of the visitor, or one of our rooms. */
export function PhotoChoice({ isBroken, onTake, fileRef }: PhotoChoiceProps) {
  const { words } = useWords();
  const { see } = words;
  const [said, setSaid] = useState('');
  /** The last that was chosen; none when another was taken. A photo that takes longer to be read than the next one is forgotten. */
  const newest = useRef<Promise<ReadPhoto | null>>(null);
  useEffect(
    () => () => {
      newest.current = null;
    },
    [],
  );
  const read = async (reading: Promise<ReadPhoto | null>, room?: Room) => {
    newest.current = reading;
    setSaid(see.working);
    try {
      const photo = await reading;
      if (newest.current !== reading) return;
      if (photo) onTake({ photo, room });
      else setSaid(see.unread);
    } catch (error) {
      if (newest.current !== reading) return;
      console.error('The photo could not be read:', error);
      setSaid(see.failed);
    }
  };
  const readFileOf = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file) read(readPhoto(file));
  };
  // One that was chosen before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (fileRef.current?.files?.length) readFileOf(fileRef.current);
  }, []);
  return (
    <div className={styles.choice}>
      <label className={styles.file}>
        {see.choose}
        <input ref={fileRef} type="file" accept="image/*" onChange={({ currentTarget }) => readFileOf(currentTarget)} />
      </label>
      <p className={styles.said} role="status">
        {isBroken ? see.failed : said}
      </p>
      <p className={styles.safe}>{see.safe}</p>
      <h2>{see.rooms}</h2>
      <ul className={styles.rooms}>
        {rooms.map((room, at) => (
          <li key={room.address}>
            <button
              type="button"
              data-live=""
              aria-label={fillWords(see.room, { n: at + 1 })}
              onClick={() => read(fetchPhoto(room.address), room)}
            >
              <img
                className="filling"
                src={room.small}
                width={192}
                height={144}
                alt=""
                // The first row is in sight on a phone too.
                loading={at < 3 ? 'eager' : 'lazy'}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

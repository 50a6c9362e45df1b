import { type Ref, useState } from 'react';
import { fillWords } from '#domain/text/fill-words.ts';
import { useWords } from '../words/site-words.tsx';
import { fetchPhoto, type ReadPhoto, readPhoto } from './read-photo.ts';
import { type Room, rooms } from './rooms.ts';
import styles from './wall-tool.module.css';

type PhotoChoiceProps = { onTake: (photo: ReadPhoto, room?: Room) => void; fileRef: Ref<HTMLInputElement> };

/** A photo of the visitor, or one of our rooms. */
export function PhotoChoice({ onTake, fileRef }: PhotoChoiceProps) {
  const { words } = useWords();
  const { see } = words;
  const [said, setSaid] = useState('');
  const read = async (reading: Promise<ReadPhoto | null>, room?: Room) => {
    setSaid(see.working);
    try {
      const photo = await reading;
      if (photo) onTake(photo, room);
      else setSaid(see.unread);
    } catch (error) {
      console.error('The photo could not be read:', error);
      setSaid(see.failed);
    }
  };
  return (
    <div className={styles.choice}>
      <label className={styles.file}>
        {see.choose}
        <input
          ref={fileRef}
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) read(readPhoto(file));
          }}
        />
      </label>
      <p className={styles.said} role="status">
        {said}
      </p>
      <p className={styles.safe}>{see.safe}</p>
      <h2>{see.rooms}</h2>
      <ul className={styles.rooms}>
        {rooms.map((room, at) => (
          <li key={room.address}>
            <button
              type="button"
              aria-label={fillWords(see.room, { n: at + 1 })}
              onClick={() => read(fetchPhoto(room.address), room)}
            >
              <img src={room.address} width={192} height={144} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

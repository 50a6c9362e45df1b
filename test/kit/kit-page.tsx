import { useEffect, useRef } from 'react';
import page from '#web/office/parts/frame/staff-page.module.css';
import { PageHead } from '#web/office/parts/frame/staff-page.tsx';
import { entryRoom } from './entry-states.tsx';
import styles from './kit.module.css';
import type { KitRoom, KitState } from './kit-room.ts';
import { listRoom } from './list-states.tsx';
import { recordRoom } from './record-states.tsx';
import { tableRoom } from './table-states.tsx';

/** The rooms of the office's kit, in the order in which they build on one another. */
export const kitRooms: readonly KitRoom[] = [tableRoom, listRoom, recordRoom, entryRoom];

/** `/kit` lists the rooms, `/kit/table` shows a room in all its states, `/kit/table?state=empty` one state alone. */
export function KitPage({ address: { pathname, searchParams } }: { address: URL }) {
  const room = kitRooms.find(({ folder }) => pathname === `/kit/${folder}`);
  const { Show } = room?.states[searchParams.get('state') ?? ''] ?? {};
  if (Show)
    return (
      <main className={`${page.page} ${styles.alone}`}>
        <Show />
      </main>
    );
  return (
    <main className={page.page}>
      <PageHead title={room ? `The office’s kit: ${room.title}` : 'The office’s kit'}>
        <nav aria-label="Rooms" className="flow">
          {kitRooms.map(({ folder, title }) => (
            <a key={folder} href={`/kit/${folder}`} aria-current={folder === room?.folder ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </PageHead>
      {room ? (
        <States room={room} />
      ) : (
        <p>A room shows what its parts look like in each state, and what they do there.</p>
      )}
    </main>
  );
}

function States({ room: { folder, states } }: { room: KitRoom }) {
  return Object.entries(states).map(([name, state]) => (
    <State key={name} address={`/kit/${folder}?state=${name}`} state={state} />
  ));
}

function State({ address, state: { title, onPhone } }: { address: string; state: KitState }) {
  return (
    <section className={styles.state}>
      <h2>
        <a href={address}>{title}</a>
      </h2>
      <div className="flow">
        <Frame title={title} address={address} />
        {onPhone && <Frame title={`${title}, on a phone`} address={address} isPhone />}
      </div>
    </section>
  );
}

type FrameProps = { title: string; address: string; isPhone?: boolean };

/** A window of its own, as high as what is in it. */
function Frame({ title, address, isPhone = false }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => {
      if (frame.current && entry) frame.current.height = String(Math.ceil(entry.contentRect.height) + 8);
    });
    const { current } = frame;
    const measure = () => {
      const root = current?.contentDocument?.getElementById('office');
      if (root) sizes.observe(root);
    };
    current?.addEventListener('load', measure);
    return () => {
      current?.removeEventListener('load', measure);
      sizes.disconnect();
    };
  }, []);
  return (
    <iframe ref={frame} title={title} src={address} loading="lazy" className={isPhone ? styles.phone : styles.window} />
  );
}

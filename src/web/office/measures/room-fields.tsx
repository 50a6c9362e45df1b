import { Fragment, type ReactNode } from 'react';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { metres, squareMetres } from '#domain/measures/format-size.ts';
import { readSize } from '#domain/measures/read-size.ts';
import type { ProductSum } from '#domain/measures/sum-job.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { AddOpening, SizeFields } from '../parts/fields/size-fields.tsx';
import { focusSoon } from '../parts/focus-soon.ts';
import styles from './measure.module.css';
import { blankWall, type KeyedRoom, type KeyedWall } from './use-job.ts';

type RoomFieldsProps = {
  /** Its place in the job, from 0. */
  at: number;
  room: KeyedRoom;
  products: readonly Product[];
  sums: readonly ProductSum[];
  /** Says that a wall was removed, at its place. */
  removed: { at: number; notice: ReactNode } | null;
  onChange: (room: KeyedRoom) => void;
  /** Null for the only room. */
  onRemove: (() => void) | null;
  onRemoveWall: (of: number) => void;
};

/** A room with its walls. */
export function RoomFields({ at, room, products, sums, removed, onChange, onRemove, onRemoveWall }: RoomFieldsProps) {
  const { walls } = room;
  const put = (of: number, wall: KeyedWall) =>
    onChange({ ...room, walls: walls.map((each, other) => (other === of ? wall : each)) });
  const options = [
    { value: '', text: 'Choose a product' },
    ...products.filter(({ hidden }) => !hidden).map(({ name }) => ({ value: name, text: name })),
  ];
  const add = () => {
    const wall = blankWall(walls, walls.at(-1)?.product);
    onChange({ ...room, walls: [...walls, wall] });
    focusSoon(`wall-${wall.key}-w`);
  };
  return (
    <section className={styles.room} aria-label={room.name || `Room ${at + 1}`}>
      <div className={styles.head}>
        <Field id={`room-${room.key}`} label="Room">
          {(control) => (
            <input
              {...control}
              maxLength={100}
              autoComplete="off"
              value={room.name}
              onChange={({ currentTarget }) => onChange({ ...room, name: currentTarget.value })}
            />
          )}
        </Field>
        {onRemove && (
          <Button look="slim" aria-label={`Remove ${room.name || `room ${at + 1}`}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      <ul className={styles.walls}>
        {walls.map((wall, of) => (
          <Fragment key={wall.key}>
            {removed?.at === of && <li>{removed.notice}</li>}
            <WallFields
              id={`wall-${wall.key}`}
              title={wall.name.trim() || `wall ${of + 1}`}
              wall={wall}
              options={options}
              problems={sums.flatMap(({ problems }) =>
                problems.filter((problem) => problem.room === at && problem.wall === of),
              )}
              onChange={(changed) => put(of, changed)}
              onRemove={walls.length > 1 ? () => onRemoveWall(of) : null}
            />
          </Fragment>
        ))}
        {removed && removed.at >= walls.length && <li>{removed.notice}</li>}
      </ul>
      <Button look="slim" aria-label={`Add wall to ${room.name || `room ${at + 1}`}`} onClick={add}>
        Add wall
      </Button>
    </section>
  );
}

type WallFieldsProps = {
  id: string;
  /** What a screen reader calls it. */
  title: string;
  wall: KeyedWall;
  options: { value: string; text: string }[];
  problems: readonly { field: string; message: string }[];
  onChange: (wall: KeyedWall) => void;
  onRemove: (() => void) | null;
};

function WallFields({ id, title, wall, options, problems, onChange, onRemove }: WallFieldsProps) {
  const rest = problems.filter(({ field }) => !/(width|height)Mm$/.test(field));
  const [width, height] = [readSize(wall.w), readSize(wall.h)];
  return (
    <li>
      <fieldset className={styles.wall} aria-label={title}>
        <Field id={`${id}-name`} label="Wall">
          {(control) => (
            <input
              {...control}
              maxLength={100}
              autoComplete="off"
              value={wall.name}
              onChange={({ currentTarget }) => onChange({ ...wall, name: currentTarget.value })}
            />
          )}
        </Field>
        <Field id={`${id}-product`} label="Product">
          {(control) => (
            <Select
              {...control}
              options={options}
              value={wall.product}
              onChange={({ currentTarget }) => onChange({ ...wall, product: currentTarget.value })}
            />
          )}
        </Field>
        <SizeFields id={id} wall={wall} problems={problems} onChange={(sizes) => onChange({ ...wall, ...sizes })} />
        <p className={styles.here}>
          {rest.map(({ message }) => message).join(' ')}
          {width && height && problems.length === 0
            ? `${metres(width)} × ${metres(height)} m, ${squareMetres(width * height)} m²`
            : ''}
        </p>
        <div className={styles.deeds}>
          <AddOpening id={id} title={title} wall={wall} onChange={(sizes) => onChange({ ...wall, ...sizes })} />
          {onRemove && (
            <Button look="slim" aria-label={`Remove ${title}`} onClick={onRemove}>
              Remove wall
            </Button>
          )}
        </div>
      </fieldset>
    </li>
  );
}

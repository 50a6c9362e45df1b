import type { KeyboardEvent, PointerEvent } from 'react';
import type { CataloguePicture } from '#contract/catalogue.ts';
import { mediaPath } from '#contract/path.ts';
import type { CatalogueCategory } from '#domain/catalogue/catalogue-record.ts';
import styles from './cover-section.module.css';

type CloseUpProps = {
  picture: CataloguePicture;
  closeUp: CatalogueCategory['cover']['closeUp'];
  onChange: (closeUp: CatalogueCategory['cover']['closeUp']) => void;
};

/** The close-up of a cover. Arrows move its square by a twentieth, with Shift to the edge; so does a click on the picture. */
export function CloseUp({ picture, closeUp, onChange }: CloseUpProps) {
  const { left, top } = closeUp;
  const said = `${left} of 20 from the left, ${top} of 20 from the top`;
  const onKeyDown = (event: KeyboardEvent) => {
    const [across, down] = steps[event.key] ?? [0, 0];
    if (across === 0 && down === 0) return;
    event.preventDefault();
    const size = event.shiftKey ? MOST : 1;
    onChange({ left: within(left + across * size), top: within(top + down * size) });
  };
  const onPointerDown = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const half = box.width / 8;
    const at = (offset: number, length: number) => within(Math.round(((offset - half) / (length - 2 * half)) * MOST));
    onChange({ left: at(clientX - box.left, box.width), top: at(clientY - box.top, box.height) });
  };
  return (
    <div className={styles.closeUp}>
      {/* The keyboard moves the square itself. */}
      <div className={styles.whole} onPointerDown={onPointerDown}>
        <img className={styles.large} src={mediaPath(picture.hash, widthOf(picture), 'jpg')} alt="" />
        <button
          type="button"
          className={styles.square}
          style={{ left: `${left * 3.75}%`, top: `calc((100% - 25cqi) * ${top / MOST})` }}
          aria-label={`Close-up, ${said}`}
          onKeyDown={onKeyDown}
        />
      </div>
      <ClosePart picture={picture} closeUp={closeUp} className={styles.part} />
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  );
}

type ClosePartProps = Omit<CloseUpProps, 'onChange'> & { className: string | undefined };

/** The part of a picture that its close-up shows: a square of a quarter of its width. */
export function ClosePart({ picture, closeUp, className }: ClosePartProps) {
  return (
    <span
      className={className}
      style={{
        backgroundImage: `url("${mediaPath(picture.hash, picture.jpg.at(-1) ?? 0, 'jpg')}")`,
        backgroundPosition: `${closeUp.left * 5}% ${closeUp.top * 5}%`,
      }}
    />
  );
}

const MOST = 20;

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function within(place: number) {
  return Math.max(0, Math.min(MOST, place));
}

function widthOf({ jpg }: CataloguePicture) {
  return jpg.find((width) => width >= 360) ?? jpg.at(-1) ?? 0;
}

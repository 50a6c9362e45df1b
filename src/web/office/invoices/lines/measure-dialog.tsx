import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { correctedCells, reckonRow } from '#domain/documents/correct-row.ts';
import { sumOfWalls } from '#domain/documents/measured-cells.ts';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import { ofMural, withRepeat } from '#domain/materials/sold-as.ts';
import { metres, writtenSize } from '#domain/measures/format-size.ts';
import { measureWords } from '#domain/measures/measure-words.ts';
import type { MeasuredWall, Rectangle } from '#domain/measures/measured-wall.ts';
import { type Pack, packUnits } from '#domain/measures/pack.ts';
import { quantityWords } from '#domain/measures/pack-words.ts';
import { followsMeasure, type RowMeasure } from '#domain/measures/row-measure.ts';
import { readWall } from '#domain/measures/sum-job.ts';
import { type CallAnswer, callApi } from '../../../call-api.ts';
import { Button } from '../../../ui/button.tsx';
import question from '../../../ui/question.module.css';
import { useClosing } from '../../../ui/use-closing.ts';
import { AddOpening, SizeFields, type TypedSizes } from '../../parts/fields/size-fields.tsx';
import { useLoad } from '../../parts/use-load.ts';
import styles from './measure-dialog.module.css';

type MeasureDialogProps = {
  line: DraftLine;
  measured: RowMeasure;
  onClose: () => void;
  /** With what changes in the row. */
  onDone: (set: Partial<DraftLine>) => void;
};

type Packed = { pack: Pack | null; unit: string };

/**
 * How the product of a row is packed and counted, with the repeat of its material; null where nobody said. Not by `callStaff`: it would leave the page
 * when the login has ended.
 */
async function loadPack(
  { product, material, unit: counted }: DraftLine,
  signal: AbortSignal,
): Promise<CallAnswer<Packed>> {
  const products = await callApi(paths.catalogueRecord, {
    signal,
    read: async (response) => ((await response.json()) as CatalogueAnswer).catalogue.products,
  });
  if (!products.ok) return products;
  const { pack: usual = null, unit = '' } = products.value.find(({ name }) => name === product) ?? {};
  // A mural came as square feet, and stays so.
  const pack = usual && counted === packUnits.area ? ofMural(usual) : usual;
  const packed = { ...products, value: { pack, unit } };
  if (!pack || !material) return packed;
  const found = await callApi(path(paths.material, { code: material }), {
    signal,
    read: async (response) => ((await response.json()) as SavedMaterialAnswer).material.facts,
  });
  if (found.ok) return { ...found, value: { pack: withRepeat(pack, found.value), unit } };
  // One that was removed since has no repeat of its own.
  return found.status === 404 ? packed : found;
}

/** The measures of a row, corrected by staff. What the visitor said stays beside them, and with the enquiry. */
export function MeasureDialog({ line, measured, onClose, onDone }: MeasureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState(() => measured.walls.map(typedSizes));
  const { close, ways } = useClosing(dialog, onClose);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  }, []);
  const { state, reload } = useLoad('', (signal) => loadPack(line, signal));
  const packed = state.kind === 'ready' ? state.value : null;
  const pack = packed?.pack ?? null;
  const found = packed && reckonRow(typed.map(readWall), { ...packed, product: line.product });
  const problems = found && !found.ok ? found.problems : [];

  const [isAsked, setIsAsked] = useState(false);
  const finish = () => {
    if (state.kind === 'loading') setIsAsked(true);
    else if (found?.ok) {
      close();
      onDone(correctedCells(line, measured, found.value));
    } else dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"] button')?.focus();
  };

  // OK, or Enter, may be quicker than the catalogue.
  useEffect(() => {
    if (!isAsked || state.kind === 'loading') return;
    setIsAsked(false);
    finish();
  });

  return (
    <dialog
      ref={dialog}
      className={question.question}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // The keys of the form are not those of the dialog.
        event.stopPropagation();
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement || event.nativeEvent.isComposing) return;
        event.preventDefault();
        finish();
      }}
      onFocus={stop}
      onBlur={stop}
      {...ways}
    >
      <h2 id={id}>Measures of line {line.row}</h2>
      <p className="quiet">Measured by the visitor: {measured.asked.map(wallText).join('; ')}.</p>
      {typed.map((wall, at) => {
        const ofWall = problems.flatMap(({ field, message }) =>
          field.startsWith(`walls.${at}`) ? [{ field: field.slice(`walls.${at}.`.length), message }] : [],
        );
        const name = typed.length > 1 ? `Wall ${at + 1}` : 'Wall';
        const put = (sizes: TypedSizes) => setTyped(typed.map((each, other) => (other === at ? sizes : each)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the walls stay as many and in their order
          <fieldset key={at} className={styles.wall} aria-label={name}>
            {typed.length > 1 && <legend>{name}</legend>}
            <SizeFields id={`${id}-${at}`} wall={wall} problems={ofWall} onChange={put} />
            <p className={styles.wrong} role="status">
              {ofWall.filter(({ field }) => !/(width|height)Mm$/.test(field)).map(({ message }) => message)}
            </p>
            <AddOpening id={`${id}-${at}`} wall={wall} onChange={put} />
          </fieldset>
        );
      })}
      <div className={styles.sum} role="status">
        {found?.ok && (
          <>
            <p>
              <b>{quantityWords(pack?.kind ?? 'area', Number(sumOfWalls(found.value)), measureWords('en'))}</b>
              {!pack && `, since nobody said how ${line.product || 'this row'} is packed`}
            </p>
            {found.value.map(({ words }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the walls stay as many and in their order
              <p key={at} className="quiet">
                {words.join(' · ')}
              </p>
            ))}
          </>
        )}
      </div>
      {!followsMeasure(line.quantity, measured) && (
        <p>
          The quantity {line.quantity} was typed in the row, so it stays. Clear it there to let it follow the measures.
        </p>
      )}
      {state.kind === 'failed' && (
        <div role="alert">
          <p className={styles.wrong}>{state.failure.message}</p>
          <Button look="slim" onClick={reload}>
            Try again
          </Button>
        </div>
      )}
      <div className={question.row}>
        <Button onClick={close}>Cancel</Button>
        <Button look="go" aria-disabled={!found} onClick={finish}>
          OK
        </Button>
      </div>
    </dialog>
  );
}

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

function typedSizes({ openings, ...wall }: MeasuredWall): TypedSizes {
  return { ...written(wall), openings: openings.map(written) };
}

function written({ widthMm, heightMm }: Rectangle) {
  return { w: writtenSize(widthMm), h: writtenSize(heightMm) };
}

/** `'3.66 × 2.74 m, with doors and windows of 0.91 × 2.13 m'` */
function wallText({ openings, ...wall }: MeasuredWall): string {
  const text = ({ widthMm, heightMm }: Rectangle) => `${metres(widthMm)} × ${metres(heightMm)} m`;
  return openings.length === 0
    ? text(wall)
    : `${text(wall)}, with doors and windows of ${openings.map(text).join(', ')}`;
}

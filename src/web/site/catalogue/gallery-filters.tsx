import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { galleryOrders } from '#domain/materials/filters/filter-kinds.ts';
import type { PageFilters, ShownValue } from '#domain/materials/filters/narrow-gallery.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { HueSquare } from '../parts/hue-square.tsx';
import { boxesIn } from '../parts/use-chosen-photos.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './gallery-filters.module.css';

type GalleryFiltersProps = {
  filters: PageFilters;
  /** The address of the gallery with everything in it. */
  address: string;
  /** The address that could not be fetched just now. */
  failed: string | false;
  /** Shows what an address finds, without a new page. */
  onGo: (address: string) => void;
};

/**
 * What a gallery can be narrowed by, and how much of it is shown. A form with a button, which works without script; with it each
 * tick is followed at once. On a phone it is folded.
 */
export function GalleryFilters({ filters, address, failed, onGo }: GalleryFiltersProps) {
  const { words } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const go = () => onGo(addressOf(form.current, address));
  useFollowedBoxes(form, filters, failed, go);
  const said = words.filters;
  if (filters.groups.length === 0)
    return <Found filters={filters} address={address} failed={failed} onGo={onGo} status={status} form={form} />;
  return (
    <>
      <form
        ref={form}
        className={styles.sieve}
        action={address}
        aria-label={said.title}
        onChange={go}
        onSubmit={(event) => {
          event.preventDefault();
          if (fold.current) fold.current.open = false;
          status.current?.focus();
        }}
      >
        <details ref={fold} className={styles.fold}>
          <summary>
            {said.title} <span>{filters.chosen > 0 && fillWords(said.chosen, { n: filters.chosen })}</span>
          </summary>
          <div className={styles.groups}>
            {filters.groups.map(({ kind, values }) => (
              <fieldset key={kind} className="row">
                <legend>{said[kind]}</legend>
                {values.map((each) => (
                  <Value key={each.value} kind={kind} shown={each} />
                ))}
              </fieldset>
            ))}
            <input type="hidden" name="order" value={filters.order ?? ''} disabled={!filters.order} />
            <Button type="submit">{said.show}</Button>
          </div>
        </details>
      </form>
      <Found filters={filters} address={address} failed={failed} onGo={onGo} status={status} form={form} />
    </>
  );
}

type ValueProps = { kind: PageFilters['groups'][number]['kind']; shown: ShownValue };

/** A value that would find nothing is off. */
function Value({ kind, shown: { value, name, count, chosen } }: ValueProps) {
  const { words, language } = useWords();
  const { looks, places } = words;
  const own: Readonly<Record<string, string>> = kind === 'look' ? looks : places;
  return (
    <label lang={name && name.lang !== language ? name.lang : undefined}>
      <input
        type="checkbox"
        name={kind}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
        // Otherwise a browser restores the ticks from the last visit of the page.
        autoComplete="off"
      />
      {kind === 'colour' && <HueSquare colour={value} />}
      <span>{name?.text ?? own[value]}</span> <span className={styles.count}>{count}</span>
    </label>
  );
}

type FoundProps = GalleryFiltersProps & {
  status: RefObject<HTMLParagraphElement | null>;
  form: RefObject<HTMLFormElement | null>;
};

/** How much is shown; what was asked for in vain; and the way back to everything. */
function Found({ filters, address, failed, onGo, status, form }: FoundProps) {
  const { words } = useWords();
  const said = words.filters;
  const { chosen, unknown, found, of, order } = filters;
  const everything = address + (order ? `?order=${order}` : '');
  return (
    <div className={styles.found}>
      <p ref={status} role="status" tabIndex={-1}>
        {chosen > 0
          ? fillWords(said.found, { n: found, of })
          : countWords(of, words.gallery.imagesOne, words.gallery.images)}
        {found === 0 && <span className={styles.said}>{said.none}</span>}
        {unknown && <span className={styles.said}>{chosen > 0 ? said.unknownToo : said.unknown}</span>}
        {failed && <span className={styles.said}>{words.error.unreachable}</span>}
      </p>
      {chosen > 0 && (
        <a
          href={everything}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            // The link is gone in a moment.
            status.current?.focus();
            onGo(everything);
          }}
        >
          {said.clear}
        </a>
      )}
      {of > 1 && <Orders filters={filters} address={address} onGo={onGo} form={form} />}
    </div>
  );
}

/** In which order: links, of which the one that is followed says so. */
function Orders({
  filters: { groups, order: now },
  address,
  onGo,
  form,
}: Pick<FoundProps, 'filters' | 'address' | 'onGo' | 'form'>) {
  const { words } = useWords();
  const said = words.filters;
  const names = { new: said.orderNew, code: said.orderCode, light: said.orderLight };
  const chosen = groups.flatMap(({ kind, values }) =>
    values.flatMap((each) => (each.chosen ? [[kind, each.value]] : [])),
  );
  return (
    <nav className={styles.orders} aria-label={said.order}>
      <span aria-hidden="true">{said.order}</span>
      <ul>
        {([undefined, ...galleryOrders] as const).map((order) => {
          const query = new URLSearchParams(order ? [...chosen, ['order', order]] : chosen).toString();
          const to = address + (query && `?${query}`);
          return (
            <li key={order ?? ''}>
              <a
                href={to}
                aria-current={order === now ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  putOrder(form.current, order);
                  onGo(form.current ? addressOf(form.current, address) : to);
                }}
              >
                {names[order ?? 'new']}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Ticks the boxes as the page says after each answer, and where none came; asks at once for what was ticked before the script had loaded. */
function useFollowedBoxes(
  form: RefObject<HTMLFormElement | null>,
  filters: PageFilters,
  failed: string | false,
  go: () => void,
): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    if (boxesIn(form.current).some((box) => box.checked !== box.defaultChecked)) go();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure too
  useLayoutEffect(() => {
    if (isFirst.current) return;
    const chosen = filters.groups.flatMap(({ values }) => values.map((each) => each.chosen));
    for (const [at, box] of boxesIn(form.current).entries()) box.checked = chosen[at] ?? false;
    putOrder(form.current, filters.order);
  }, [form, filters, failed]);
}

/** The order that was asked for last: a tick that follows before the answer keeps it, as an order keeps ticks. */
function putOrder(form: HTMLFormElement | null, order: string | undefined): void {
  const field = form?.querySelector<HTMLInputElement>('[name=order]');
  if (field) Object.assign(field, { value: order ?? '', disabled: order === undefined });
}

/** The address of what is ticked, in the order that was asked for. */
function addressOf(form: HTMLFormElement | null, address: string): string {
  const order = form?.querySelectorAll<HTMLInputElement>('[name=order]:enabled') ?? [];
  const chosen = [...boxesIn(form).filter(({ checked }) => checked), ...order];
  const query = new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString();
  return address + (query && `?${query}`);
}

import { ownWords } from '#contract/own-words.ts';
import type { CatalogueCategory, CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { routeProblem } from '#domain/catalogue/category-problems.ts';
import { type PlaceId, placeTitles } from '#domain/catalogue/place-titles.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './category.module.css';
import { type CategoryParts, categoryField, problemAt } from './category-fields.ts';
import { withNewRoute } from './new-category.ts';

type FactsSectionProps = CategoryParts & {
  record: CatalogueRecord;
  /** As it is saved; absent for a new one. */
  before: CatalogueCategory | undefined;
  isNew: boolean;
};

/** The product, the place on Products, whether visitors see it, and its address. */
export function FactsSection({ category, problems, change, record, before, isNew }: FactsSectionProps) {
  const product = record.products.find(({ name }) => name === category.product);
  const about = (name: string) => ({
    id: categoryField(category, name),
    error: problemAt(problems, categoryField(category, name)),
  });
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <div className={styles.facts}>
        <Field {...about('product')} label="On documents" note={product && productWords(product)}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', text: 'no product' },
                ...record.products
                  .filter(({ name, hidden }) => !hidden || name === category.product)
                  .map(({ name }) => ({ value: name, text: name })),
              ]}
              value={category.product}
              onChange={({ target }) => change((now) => ({ ...now, product: target.value }))}
            />
          )}
        </Field>
        <Field {...about('place')} label="On Products under">
          {(control) => (
            <Select
              {...control}
              options={places}
              value={category.place}
              onChange={({ target }) => change((now) => ({ ...now, place: target.value as PlaceId }))}
            />
          )}
        </Field>
        <Field {...about('hidden')} label="Shown" note={category.hidden && 'visitors do not see it'}>
          {(control) => (
            <Select
              {...control}
              options={shownOptions}
              value={category.hidden ? 'hidden' : 'shown'}
              onChange={({ target }) => change((now) => ({ ...now, hidden: target.value === 'hidden' }))}
            />
          )}
        </Field>
        <Field
          id={categoryField(category, 'route')}
          error={
            problemAt(problems, categoryField(category, 'route')) ??
            problemAt(problems, categoryField(category, 'folder')) ??
            typedProblem(category, before, record)
          }
          label="Address"
          note={addressNote(category, before)}
          roomy
        >
          {(control) => (
            <input
              {...control}
              value={category.route}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck="false"
              onChange={({ target }) => {
                const route = `/${target.value.trim().replace(/^\/+/, '')}`;
                change((now) => (isNew ? withNewRoute(now, route) : { ...now, route }));
              }}
            />
          )}
        </Field>
      </div>
      <p className={styles.folder}>
        Pictures in the folder <b>{category.folder || 'that gets its name from the address'}</b>: it keeps its name,
        also when the category or its address is renamed.
        {category.formerRoutes.length > 0 && ` ${category.formerRoutes.join(', ')} still leads here.`}
      </p>
    </section>
  );
}

function productWords({ hsn, unit, gst }: CatalogueRecord['products'][number]) {
  return [hsn, unit, gst && `${gst} %`].filter(Boolean).join(', ') || 'no code';
}

/** Said while it is typed: a hyphen at the end is the middle of a word. */
function typedProblem(category: CatalogueCategory, before: CatalogueCategory | undefined, record: CatalogueRecord) {
  const { route } = category;
  if (route === before?.route || route === '' || /[/-]$/.test(route)) return undefined;
  return routeProblem(category, record.categories, ownWords) ?? undefined;
}

function addressNote({ route }: CatalogueCategory, before: CatalogueCategory | undefined) {
  return before && route !== before.route ? `${before.route} will lead here too` : '';
}

const places = Object.entries(placeTitles).map(([value, text]) => ({ value, text }));
const shownOptions = [
  { value: 'shown', text: 'Shown' },
  { value: 'hidden', text: 'Hidden' },
];

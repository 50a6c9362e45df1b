import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { materialPath } from '#domain/materials/material-key.ts';
import type { CatalogueLanguage } from '#domain/text/catalogue-language.ts';
import type { Names } from '#domain/text/names.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Question } from '../../../ui/question.tsx';
import { Select } from '../../../ui/select.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { RecordDock, ToPutRight } from '../../parts/record/record-dock.tsx';
import { RecordForm } from '../../parts/record/record-form.tsx';
import { RefusedSave } from '../../parts/record/refused-save.tsx';
import { ThreeLanguages } from '../category/three-languages.tsx';
import { ColourwayRows } from './colourway-rows.tsx';
import { FactRows } from './fact-rows.tsx';
import { FileRows } from './file-rows.tsx';
import { MaterialSale } from './material-sale.tsx';
import styles from './materials.module.css';
import { TheirMaterialNotice } from './their-material-notice.tsx';
import { useMaterialDraft } from './use-material-draft.ts';

type MaterialFormProps = {
  /** The heading of one that has no code yet. */
  title: string;
  catalogue: CatalogueAnswer['catalogue'];
  saved: SavedMaterialAnswer | null;
  start: CatalogueMaterial;
};

/** Everything that the shop says of a material. */
export function MaterialForm({ title, catalogue, saved, start }: MaterialFormProps) {
  const edit = useMaterialDraft(saved, start);
  const { base, draft, change, about, problems, failure, theirs, state, removal } = edit;
  const category = catalogue.categories.find(({ folder }) => folder === draft.folder);
  return (
    <RecordForm label="Material" onSave={edit.save} className={styles.card}>
      <PageHead title={base?.material.code ?? title} takesFocus />
      {theirs && <TheirMaterialNotice key={theirs.id} code={draft.code} theirs={theirs} onTake={edit.takeTheirs} />}
      <div className={styles.fields}>
        <Field id="code" label="Code" note="WP 204; given once" error={about('code')}>
          {(control) => (
            <input
              {...control}
              value={draft.code}
              readOnly={base !== null}
              onChange={(event) => change({ code: event.target.value })}
            />
          )}
        </Field>
        <Field id="folder" label="Category" error={about('folder')}>
          {(control) => (
            <Select
              {...control}
              value={draft.folder}
              options={catalogue.categories.map(({ folder, names }) => ({ value: folder, text: names.en }))}
              onChange={(event) =>
                edit.moveTo(catalogue.categories.find(({ folder }) => folder === event.target.value))
              }
            />
          )}
        </Field>
      </div>
      <fieldset>
        <legend>Name</legend>
        <ThreeLanguages
          label="Name"
          idOf={(language) => `names.${language}`}
          about={(language) => ({ error: about(`names.${language}`) })}
        >
          {(language, control) => (
            <input
              {...control}
              value={draft.names[language]}
              onChange={(event) => change({ names: { ...draft.names, [language]: event.target.value } })}
            />
          )}
        </ThreeLanguages>
      </fieldset>
      <ColourwayRows draft={draft} about={about} onChange={(colourways) => change({ colourways })} />
      <FactRows facts={draft.facts} category={category} about={about} onChange={(facts) => change({ facts })} />
      <FileRows files={draft.files} error={about('files')} onChange={edit.changeFiles} />
      {(['where', 'whereNot', 'care'] as const).map((part) => (
        <fieldset key={part}>
          <legend>{partTitles[part]}</legend>
          <ThreeLanguages
            label={partTitles[part]}
            idOf={(language) => `${part}.${language}`}
            about={(language) => ({
              error: about(`${part}.${language}`),
              note: isInEnglish(draft[part], language)
                ? 'blank is the English'
                : category?.details[categoryParts[part]][language] && 'blank is what the category says',
            })}
          >
            {(language, control) => (
              <textarea
                {...control}
                rows={3}
                value={draft[part][language]}
                placeholder={
                  isInEnglish(draft[part], language) ? draft[part].en : category?.details[categoryParts[part]][language]
                }
                onChange={(event) => change({ [part]: { ...draft[part], [language]: event.target.value } })}
              />
            )}
          </ThreeLanguages>
        </fieldset>
      ))}
      <MaterialSale draft={draft} catalogue={catalogue} about={about} onChange={change} />
      <RecordDock
        edit={edit}
        said={
          <>
            <ToPutRight wrong={[...new Set(problems.map(({ message }) => message))]} />
            {state === 'saved' &&
              `${draft.code} is saved. ${edit.isChanged ? 'What you typed meanwhile is not yet.' : 'Visitors see it now.'}`}
          </>
        }
        refused={
          failure?.problems.length === 0 && (
            <div tabIndex={-1} data-refused="">
              <RefusedSave failure={failure} />
            </div>
          )
        }
      >
        {base && category && (
          <ButtonLink href={materialPath(category.route, base.material.code)} target="_blank">
            See its page
          </ButtonLink>
        )}
        {base && (
          <Button look="bad" onClick={() => edit.ask(true)}>
            Remove
          </Button>
        )}
      </RecordDock>
      {removal && (
        <Question
          title={`Remove ${draft.code}?`}
          yes="Remove"
          busy={removal === 'busy' || state === 'busy'}
          onYes={edit.remove}
          onCancel={() => edit.ask(false)}
        >
          <p>Its page is gone. Its pictures stay, and the audit log keeps what it was.</p>
        </Question>
      )}
    </RecordForm>
  );
}

/** Pages in other languages show the English of the material, before what its category says. */
function isInEnglish({ en }: Names, language: CatalogueLanguage): boolean {
  return language !== 'en' && en.trim() !== '';
}

const partTitles = { where: 'Where', whereNot: 'Where not', care: 'Care' } as const;
const categoryParts = { where: 'usedFor', whereNot: 'notFor', care: 'care' } as const;

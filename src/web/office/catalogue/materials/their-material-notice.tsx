import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import type { CatalogueLanguage } from '#domain/text/catalogue-language.ts';
import type { RecordChange } from '../../parts/record/merge-records.ts';
import { TheirNotice } from '../../parts/record/their-notice.tsx';
import { languageNames } from '../record/change-words.ts';
import type { useMaterialDraft } from './use-material-draft.ts';

type Theirs = NonNullable<ReturnType<typeof useMaterialDraft>['theirs']>;

type TheirMaterialNoticeProps = { code: string; theirs: Theirs; onTake: () => void };

/** Tells the second of two who changed a material what the first has saved. */
export function TheirMaterialNotice({ code, theirs: { now, changes, refused }, onTake }: TheirMaterialNoticeProps) {
  return (
    <TheirNotice
      what={code}
      by={now.savedBy}
      at={now.savedAt}
      refused={refused}
      both={changes.filter(({ mine }) => mine).map(nameOf)}
      sentences={changes.map(sentenceOf)}
      onTake={onTake}
    />
  );
}

/** `nameOf({ path: ['names', 'or'], … })` → `'Odia name'` */
function nameOf({ path: [part = '', language] }: RecordChange): string {
  const name = partNames[part as keyof CatalogueMaterial] ?? String(part);
  const said = languageNames[language as CatalogueLanguage];
  return said ? `${said} ${name}` : name;
}

function sentenceOf(change: RecordChange): string {
  return change.mine
    ? `${nameOf(change)}: you changed it too, and yours stays here.`
    : `${nameOf(change)}: theirs is here now.`;
}

const partNames: Record<keyof CatalogueMaterial, string> = {
  code: 'code',
  names: 'name',
  folder: 'category',
  colourways: 'colourways',
  facts: 'facts',
  where: '“Where”',
  whereNot: '“Where not”',
  care: '“Care”',
  rate: 'rate',
  ready: 'days until it is ready',
  files: 'files',
  goesWith: 'what goes with it',
  product: 'product',
  discontinued: '“No longer sold”',
  successor: 'what is sold instead',
};

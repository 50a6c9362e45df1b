import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import type { CatalogueLanguage } from '#domain/text/catalogue-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shownTime } from '../../parts/shown-time.ts';
import { languageNames, listed } from '../record/change-words.ts';
import type { RecordChange } from '../record/merge-records.ts';
import type { TheirMaterial } from './use-material-draft.ts';

type TheirMaterialNoticeProps = { code: string; theirs: TheirMaterial; onTake: () => void };

/** Tells the second of two who changed a material what the first has saved. Nothing that the second has typed is gone. */
export function TheirMaterialNotice({ code, theirs, onTake }: TheirMaterialNoticeProps) {
  const { by, at, changes, refused } = theirs;
  const both = [...new Set(changes.filter(({ mine }) => mine).map(nameOf))];
  return (
    <Notice
      kind="bad"
      takesFocus
      title={`Not ${refused} yet: ${by} changed ${code} on ${shownTime(at)}, after you opened it.`}
      actions={both.length > 0 && <Button onClick={onTake}>Take theirs for {listed(both)}</Button>}
    >
      <ul>
        {[...new Set(changes.map(sentenceOf))].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>Everything you typed is still here. Look at it, and {refused === 'saved' ? 'save' : 'remove it'} again.</p>
    </Notice>
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

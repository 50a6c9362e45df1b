import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CatalogueCategory } from '#domain/catalogue/catalogue-record.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { codeRule, longestCode, materialKey } from '#domain/materials/material-key.ts';
import { filledFacts, withUsualFacts } from '#domain/materials/usual-facts.ts';
import type { Problem } from '#domain/outcome.ts';
import { callApi } from '../../../call-api.ts';
import { mergeRecords } from '../../parts/record/merge-records.ts';
import { useRecordDraft } from '../../parts/record/use-record-draft.ts';

/** A material as its card changes it: saved under its code, which is given once, or removed. */
export function useMaterialDraft(saved: SavedMaterialAnswer | null, start: CatalogueMaterial) {
  const [removal, setRemoval] = useState<'asked' | 'busy' | null>(null);
  const edit = useRecordDraft<SavedMaterialAnswer, CatalogueMaterial, SavedMaterialAnswer | null>(saved, {
    draftOf: (base) => base?.material ?? start,
    settle: settled,
    // Its address would be too long to be asked for.
    check: ({ code }) => (code.trim().length > longestCode ? [{ field: 'code', message: codeRule }] : []),
    save: async (draft, base) => {
      const answer = await callApi(path(paths.material, { code: draft.code.trim() || '-' }), {
        method: 'POST',
        body: { onto: base?.version ?? 0, material: settled(draft) },
        read,
      });
      // The code of a new one is taken.
      if (answer.ok) return answer;
      if (answer.status !== 409 || base) return { ...answer, problems: atTheirRows(answer.problems, draft.facts) };
      return { ...answer, problems: [{ field: 'code', message: answer.message }] };
    },
    load: ({ material: { code } }) => callApi(path(paths.material, { code }), { read }),
    gone: ({ material: { code } }) =>
      `${code} was removed by somebody else meanwhile. Everything you typed is still here: save again to have it back.`,
    merge: (base, mine, theirs) => {
      const { merged, changes } = mergeRecords(base, mine, theirs);
      return { merged: { ...merged, code: theirs.code }, changes };
    },
    onSaved: ({ material: { code } }) =>
      history.replaceState(null, '', path(paths.materialPage, { id: materialKey(code) })),
  });

  const remove = () =>
    edit.exclusively(async () => {
      const { base } = edit;
      if (!base) return;
      setRemoval('busy');
      const query = `?onto=${base.version}`;
      const answer = await callApi(path(paths.material, { code: base.material.code }) + query, {
        method: 'DELETE',
        read: (response) => response.text(),
      });
      // One that somebody else has removed is gone, too.
      if (answer.ok || answer.status === 404) {
        edit.takeOver({ ...base, material: edit.draft });
        return location.assign(paths.materialsPage);
      }
      // The question is modal: what is said behind it would be heard, but not be reached.
      flushSync(() => setRemoval(null));
      await edit.fail(answer, 'removed');
    });

  const change = (part: Partial<CatalogueMaterial>) => edit.change((material) => ({ ...material, ...part }));
  return {
    ...edit,
    removal,
    change,
    remove,
    /** A new one is asked for what is usual there. */
    moveTo: (category: CatalogueCategory | undefined) =>
      category &&
      edit.change((material) => ({
        ...material,
        folder: category.folder,
        facts: saved ? material.facts : withUsualFacts(material.facts, category),
      })),
    /** Of the files at this moment: an upload ends after more was typed. */
    changeFiles: (of: (files: CatalogueMaterial['files']) => CatalogueMaterial['files']) =>
      edit.change((material) => ({ ...material, files: of(material.files) })),
    ask: (asked: boolean) => setRemoval(asked ? 'asked' : null),
  };
}

/** Only what is discontinued has a successor, and no field shows that of another; blank rows of facts are nothing. */
function settled(material: CatalogueMaterial): CatalogueMaterial {
  const { discontinued, successor, facts } = material;
  return { ...material, facts: filledFacts(facts), successor: discontinued ? successor : '' };
}

/** Blank rows of facts were not sent: what is wrong with a row is said of the row that the form shows. */
function atTheirRows(problems: readonly Problem[], facts: CatalogueMaterial['facts']): Problem[] {
  const rows = facts.flatMap((fact, nth) => (filledFacts([fact]).length > 0 ? [nth] : []));
  return problems.map(({ field, message }) => ({
    message,
    field: field.replace(/(?<=^facts\.)\d+/, (sent) => String(rows[Number(sent)])),
  }));
}

function read(response: Response) {
  return response.json() as Promise<SavedMaterialAnswer>;
}

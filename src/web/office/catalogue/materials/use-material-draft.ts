import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import type { Problem } from '#domain/outcome.ts';
import { type CallFailure, callApi } from '../../../call-api.ts';
import { useWarningBeforeLeaving } from '../../parts/use-warning-before-leaving.ts';
import { isSame, mergeRecords, type RecordChange, withValue } from '../record/merge-records.ts';

/** What somebody else has saved since this card was opened, and what was refused for it. */
export type TheirMaterial = {
  version: number;
  by: string;
  at: string;
  changes: RecordChange[];
  refused: 'saved' | 'removed';
};

/** A material as its card changes it. A refused save keeps what was typed, and leads to the first field that is wrong. */
export function useMaterialDraft(saved: SavedMaterialAnswer | null, start: CatalogueMaterial) {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [theirs, setTheirs] = useState<TheirMaterial | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const [removal, setRemoval] = useState<'asked' | 'busy' | null>(null);
  const busy = useRef(false);
  /** The draft at this moment: an answer comes after more was typed. */
  const newest = useRef(start);
  const isChanged = !isSame(draft, base?.material ?? start);
  useWarningBeforeLeaving(isChanged);

  const put = (material: CatalogueMaterial) => {
    // Only what is discontinued has a successor, and no field shows that of another.
    newest.current = material.discontinued ? material : { ...material, successor: '' };
    setDraft(newest.current);
  };

  const change = (part: Partial<CatalogueMaterial>) => {
    setState((before) => (before === 'saved' ? 'idle' : before));
    put({ ...newest.current, ...part });
  };

  const refuse = (cause: CallFailure) => {
    if (cause.status === 401) localStorage.removeItem('token');
    flushSync(() => {
      setProblems(cause.problems);
      setFailure(cause);
    });
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    (wrong ?? document.querySelector<HTMLElement>('form [data-refused]'))?.focus();
  };

  /** Brings in what somebody else has saved. The next save or removal is made from their version. */
  const bringIn = async (onto: SavedMaterialAnswer, refused: TheirMaterial['refused'], refusal: CallFailure) => {
    const { code } = onto.material;
    const answer = await callApi(path(paths.material, { code }), { read });
    if (!answer.ok && answer.status === 404) {
      // The next save makes it anew.
      setBase(null);
      const message = `${code} was removed by somebody else meanwhile. Everything you typed is still here: save again to have it back.`;
      return refuse({ ...refusal, message });
    }
    if (!answer.ok || answer.value.version === onto.version) return refuse(answer.ok ? refusal : answer);
    const { version, savedBy: by, savedAt: at, material } = answer.value;
    const { merged, changes } = mergeRecords(onto.material, newest.current, material);
    setBase(answer.value);
    put(merged);
    setProblems([]);
    setFailure(null);
    setTheirs({ version, by, at, changes, refused });
  };

  const send = async () => {
    setTheirs(null);
    const sent = newest.current;
    // Not `callStaff`: it would leave the page when the login has ended, and lose what was typed.
    const answer = await callApi(path(paths.material, { code: sent.code.trim() || '-' }), {
      method: 'POST',
      body: { onto: base?.version ?? 0, material: sent },
      read,
    });
    if (!answer.ok) {
      if (answer.status !== 409) return refuse(answer);
      // The code of a new one is taken.
      if (!base) return refuse({ ...answer, problems: [{ field: 'code', message: answer.message }] });
      return bringIn(base, 'saved', answer);
    }
    const { material } = answer.value;
    history.replaceState(null, '', path(paths.materialPage, { id: materialKey(material.code) }));
    setBase(answer.value);
    // What was typed during the call stays, but for the code, which is given now.
    put({ ...mergeRecords(sent, newest.current, material).merged, code: material.code });
    setProblems([]);
    setFailure(null);
    setState('saved');
  };

  /** Ignores a call while another one runs. */
  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    setState('busy');
    await send();
    busy.current = false;
    setState((now) => (now === 'busy' ? 'idle' : now));
  };

  const remove = async () => {
    if (!base || busy.current) return;
    busy.current = true;
    setTheirs(null);
    setRemoval('busy');
    const query = `?onto=${base.version}`;
    const answer = await callApi(path(paths.material, { code: base.material.code }) + query, {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    // One that somebody else has removed is gone, too.
    if (answer.ok || answer.status === 404) {
      setBase({ ...base, material: newest.current });
      return location.assign(paths.materialsPage);
    }
    // The question is modal: what is said behind it would be heard, but not be reached.
    flushSync(() => setRemoval(null));
    await (answer.status === 409 ? bringIn(base, 'removed', answer) : refuse(answer));
    busy.current = false;
  };

  const takeTheirs = () => {
    const both = theirs?.changes.filter(({ mine }) => mine) ?? [];
    change(both.reduce((all, { path, now }) => withValue(all, path, now), newest.current));
    setTheirs(null);
  };

  return {
    ...{ base, draft, problems, failure, theirs, state, removal, isChanged },
    ...{ change, save, remove, takeTheirs },
    /** Of the files at this moment: an upload ends after more was typed. */
    changeFiles: (of: (files: CatalogueMaterial['files']) => CatalogueMaterial['files']) =>
      change({ files: of(newest.current.files) }),
    ask: (asked: boolean) => setRemoval(asked ? 'asked' : null),
    about: (field: string) => problems.find((each) => each.field === field)?.message,
  };
}

function read(response: Response) {
  return response.json() as Promise<SavedMaterialAnswer>;
}

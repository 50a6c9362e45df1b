import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompanyAnswer } from '#contract/company.ts';
import { paths } from '#contract/paths.ts';
import { companyProblems } from '#domain/company/company-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import { type CallFailure, callApi } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { companyDraft, companyFrom } from './company-draft.ts';
import { fieldInForm } from './company-site-draft.ts';

function read(response: Response) {
  return response.json() as Promise<CompanyAnswer>;
}

/** The state of the company form. A refused save keeps what was typed. */
export function useCompanyDraft(loaded: CompanyAnswer, onSaved: () => void) {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState(() => companyDraft(loaded));
  const [problems, setProblems] = useState<Problem[]>([]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const saving = useRef(false);
  const before = companyDraft(base);
  const dirty = Object.keys({ ...before, ...draft }).some((field) => (before[field] ?? '') !== (draft[field] ?? ''));

  // Unlike a document draft, it is not saved on the device.
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  const change = useCallback((field: string, value: string) => {
    setSaved(false);
    setDraft((typed) => ({ ...typed, [field]: value }));
    setProblems((found) => found.filter((problem) => problem.field !== field));
  }, []);

  /** Takes over the saved record, but keeps what was typed during the call. */
  const adopt = (answer: CompanyAnswer) => {
    setBase(answer);
    setDraft((typed) => (typed === draft ? companyDraft(answer) : typed));
    setProblems([]);
    setFailure(null);
  };

  const refuse = (refused: Problem[], cause: CallFailure | null) => {
    const found = refused.map(({ field, message }) => ({ field: fieldInForm(draft, field), message }));
    flushSync(() => {
      setProblems(found);
      setFailure(cause);
    });
    focusFirst(found);
  };

  const save = async (latest: CompanyAnswer = base) => {
    const company = companyFrom(draft, latest.company);
    const found = companyProblems(company, latest.galleries, latest.company);
    setSaved(false);
    if (found.length > 0) return refuse(found, null);
    // Not `callStaff`: it would leave the page when the login has ended, and lose what was typed.
    const answer = await callApi(paths.companyRecord, {
      method: 'POST',
      body: { onto: latest.version, company },
      read,
    });
    if (!answer.ok && answer.status === 401) localStorage.removeItem('token');
    if (!answer.ok) return refuse(answer.problems, answer);
    adopt(answer.value);
    setSaved(true);
    onSaved();
  };

  /** Ignores a call while another one runs. */
  const exclusively = async (work: () => Promise<void>) => {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    await work();
    saving.current = false;
    setBusy(false);
  };

  const withTheirs = (work: (theirs: CompanyAnswer) => void | Promise<void>) =>
    exclusively(async () => {
      const theirs = await callStaff(paths.companyRecord, { read });
      if (theirs.ok) await work(theirs.value);
      else setFailure(theirs);
    });

  return {
    base,
    draft,
    problems,
    failure,
    busy,
    saved,
    dirty,
    change,
    showProblem: (field: string, message: string) =>
      setProblems((found) => [...found.filter((problem) => problem.field !== field), { field, message }]),
    save: () => exclusively(save),
    takeTheirs: () => withTheirs(adopt),
    saveOver: () => withTheirs(save),
  };
}

/** Focuses the first wrong field in page order. */
function focusFirst(problems: Problem[]) {
  const wrong = new Set(problems.map(({ field }) => field));
  [...document.querySelectorAll<HTMLElement>('form [id]')].find(({ id }) => wrong.has(id))?.focus();
}

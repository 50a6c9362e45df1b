import type { CompanyAnswer } from '#contract/company.ts';
import { paths } from '#contract/paths.ts';
import { companyProblems } from '#domain/company/company-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import { callApi } from '../../call-api.ts';
import { useRecordDraft } from '../parts/record/use-record-draft.ts';
import { companyDraft, companyFrom } from './company-draft.ts';
import { type CompanyDraft, fieldInForm } from './company-site-draft.ts';

/** The state of the company form. Of two who saved, the second chooses between theirs and mine as a whole. */
export function useCompanyDraft(loaded: CompanyAnswer, onSaved: () => void) {
  const edit = useRecordDraft<CompanyAnswer, CompanyDraft>(loaded, {
    draftOf: companyDraft,
    save: async (draft, { version, company }) => {
      const body = { onto: version, company: companyFrom(draft, company) };
      const answer = await callApi(paths.companyRecord, { method: 'POST', body, read });
      return answer.ok ? answer : { ...answer, problems: inForm(draft, answer.problems) };
    },
    settle: withoutBlanks,
    check: (draft, { company, galleries }) =>
      inForm(draft, companyProblems(companyFrom(draft, company), galleries, company)),
    stillWrong: (problems, at, now) => problems.filter(({ field }) => at[field] === now[field]),
    onSaved,
  });
  const withTheirs = (work: (theirs: CompanyAnswer) => void | Promise<void>) =>
    edit.exclusively(async () => {
      const theirs = await callApi(paths.companyRecord, { read });
      await (theirs.ok ? work(theirs.value) : edit.fail(theirs));
    });
  return {
    ...edit,
    change: (field: string, value: string) => edit.change((draft) => ({ ...draft, [field]: value })),
    takeTheirs: () => withTheirs(edit.takeOver),
    saveOver: () => withTheirs((theirs) => edit.send(undefined, theirs)),
  };
}

function read(response: Response) {
  return response.json() as Promise<CompanyAnswer>;
}

function inForm(draft: CompanyDraft, problems: readonly Problem[]): Problem[] {
  return problems.map(({ field, message }) => ({ field: fieldInForm(draft, field), message }));
}

function withoutBlanks(draft: CompanyDraft): CompanyDraft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
}

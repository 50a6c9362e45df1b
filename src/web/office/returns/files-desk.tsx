import type { ReactNode } from 'react';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import type { Role } from '#domain/staff/role.ts';
import { counted } from '#domain/text/counted.ts';
import { Button, PlainButton } from '../../ui/button.tsx';
import { fileName, returnName, shortName } from './next-step.ts';
import styles from './returns.module.css';
import { TallyRow } from './tally-row.tsx';
import type { ReturnFile } from './use-return-file.ts';

type FilesDeskProps = {
  shown: ReturnAnswer;
  file: ReturnFile;
  role: Role;
  onAsk: (question: 'file' | 'reopen') => void;
};

/** The files of a return, each with what it is, and the way to close or open it. */
export function FilesDesk({ shown, file, role, onAsk }: FilesDeskProps) {
  const { filed, leftOut, state, period } = shown;
  const missing = leftOut.documents;
  const name = shortName(period);
  return (
    <>
      <h2>Files</h2>
      <ul className={styles.files}>
        {filed ? (
          filed.files.toSorted(byKind).map((kept) => (
            <FileRow
              key={kept.name}
              name={keptName(kept.name, shown.form)}
              of={`filed/${encodeURIComponent(kept.name)}`}
              file={file}
            >
              <span className={styles.good}>As filed,</span> kept with its SHA-256{' '}
              <span className="whole">
                {kept.hash.slice(0, 4)} … {kept.hash.slice(-4)}
              </span>
              .
            </FileRow>
          ))
        ) : (
          <>
            <FileRow name={fileName(shown.form)} of="gstr1.json" file={file}>
              {missing > 0 ? (
                <>
                  <span className="warn">Incomplete: {counted(missing, 'document')} missing.</span> The file’s name says
                  so.
                </>
              ) : (
                'For the portal, as its offline tool writes it.'
              )}
              <WithIrn count={shown.withIrn.documents} onSave={() => file.save('gstr1.json?full=true')} />
            </FileRow>
            <FileRow name="Workbook" of="gstr1.xlsx" file={file}>
              {missing > 0 && <span className="warn">Incomplete.</span>} XLSX with the sheets and columns of the offline
              tool.
            </FileRow>
            {shown.form === 'gstr1' && (
              <FileRow name="GSTR-3B" of="gstr3b.json" file={file}>
                {missing > 0 && <span className="warn">Incomplete.</span>} Tables 3.1(a), 3.1(b) and 3.2 as below, JSON.
              </FileRow>
            )}
          </>
        )}
        <TallyRow state={state} period={period} file={file} />
        <FileRow name="Pack" of="pack.zip" file={file}>
          ZIP for the accountant: papers, register, HSN, receipts, these files.
        </FileRow>
        {role === 'owner' && !filed && (
          <li>
            <Button onClick={() => onAsk('file')}>Mark as filed</Button>
            <span>
              {shown.form === 'iff' ? 'What it reports stays as it is.' : `Closes ${name} for this registration.`}{' '}
              {missing > 0
                ? `It asks first, as ${missing} ${missing === 1 ? 'is' : 'are'} missing.`
                : 'After the portal has taken the file.'}
            </span>
          </li>
        )}
        {role === 'owner' && filed && (
          <li>
            <Button onClick={() => onAsk('reopen')}>Reopen</Button>
            <span>With a reason. It is written into the audit log.</span>
          </li>
        )}
        {role !== 'owner' && (
          <li>
            <span />
            <span>
              {filed ? 'Only owners reopen it.' : `Only owners mark ${returnName(period, shown.frequency)} as filed.`}
            </span>
          </li>
        )}
      </ul>
    </>
  );
}

type FileRowProps = { name: string; of: string; file: ReturnFile; children: ReactNode };

function FileRow({ name, of, file, children }: FileRowProps) {
  return (
    <li>
      <Button aria-disabled={file.busy !== ''} onClick={() => file.save(of)}>
        {file.busy === of ? 'Writing …' : name}
      </Button>
      <span>{children}</span>
    </li>
  );
}

/** `keptName('gstr3b_07ABCDE1234F1Z2_102026.json')` → `'GSTR-3B'`; a large GSTR-1 is stored in parts. */
function keptName(name: string, form: ReturnAnswer['form']) {
  if (name.endsWith('.xlsx')) return 'Workbook';
  if (name.startsWith('gstr3b')) return 'GSTR-3B';
  const [, part] = /_part(\d+)of/.exec(name) ?? [];
  return part === undefined ? fileName(form) : `JSON, part ${part}`;
}

/** The files for the portal first, in the order of their parts. */
function byKind(one: { name: string }, other: { name: string }) {
  const rank = ({ name }: { name: string }) => (name.startsWith('returns_') ? 0 : name.endsWith('.xlsx') ? 1 : 2);
  return rank(one) - rank(other) || one.name.localeCompare(other.name, 'en', { numeric: true });
}

/** Documents with an IRN are left out of the usual file: the e-invoice portal has told the return portal of them. */
function WithIrn({ count, onSave }: { count: number; onSave: () => void }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      {counted(count, 'document')} with an IRN {count === 1 ? 'is' : 'are'} left out, the portal fills them in itself.{' '}
      <PlainButton onClick={onSave}>With them</PlainButton>
    </>
  );
}

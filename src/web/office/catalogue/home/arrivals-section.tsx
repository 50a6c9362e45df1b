import { useState } from 'react';
import type { ArrivalGroup } from '#domain/catalogue/catalogue-record.ts';
import { foldersOf, namesOf } from '#domain/catalogue/folders-of.ts';
import type { Problem } from '#domain/outcome.ts';
import { inEnglish } from '#domain/text/names.ts';
import { Button } from '../../../ui/button.tsx';
import { withItem } from '../record/edit-lists.ts';
import { RowOrder } from '../record/row-order.tsx';
import { SmallPicture } from '../record/small-picture.tsx';
import { useMoves } from '../record/use-moves.ts';
import { AddToList } from './add-to-list.tsx';
import { focusNextRow } from './focus-next-row.ts';
import styles from './home.module.css';
import type { HomeProps } from './home-props.ts';
import { LanguageInputs } from './language-inputs.tsx';
import { RowDialog } from './row-dialog.tsx';
import { RowsHead } from './rows-head.tsx';

type ArrivalsSectionProps = HomeProps & {
  problems: readonly Problem[];
  onChange: (arrivals: readonly ArrivalGroup[]) => void;
};

/** The groups of the page New Arrivals: each shows the pictures of a folder under a title. */
export function ArrivalsSection({ record, pictures, problems, onChange }: ArrivalsSectionProps) {
  const { arrivals } = record;
  const nameOf = ({ folder, names }: ArrivalGroup) => names.en || namesOf(record, folder).en;
  const { said, move, onKeyDown } = useMoves({ list: arrivals, nameOf, onChange });
  const [open, setOpen] = useState<number | null>(null);
  const opened = open === null ? undefined : arrivals[open];
  const others = foldersOf(record).filter((folder) => !arrivals.some((group) => group.folder === folder));
  return (
    <section className={styles.arrivals} aria-labelledby="arrivals">
      <h2 id="arrivals">
        Groups of New Arrivals <span className={styles.remark}>a blank title is the folder’s name</span>
      </h2>
      <div className={styles.rows}>
        <RowsHead first="Folder" text="Title" />
        <ol onKeyDown={onKeyDown}>
          {arrivals.map((group, at) => (
            <li key={group.folder} data-at={at}>
              <RowOrder at={at} name={`the group ${nameOf(group)}`} onMove={move} />
              <SmallPicture picture={pictures[`${group.folder}/`]} />
              <span className={styles.name}>{namesOf(record, group.folder).en}</span>
              <LanguageInputs
                id={`arrivals.${group.folder}.names`}
                label={`Title of group ${at + 1}`}
                names={group.names}
                behind={namesOf(record, group.folder)}
                isWrong={problems.some((problem) => problem.field.startsWith(`arrivals.${group.folder}.`))}
                onChange={(names) => onChange(withItem(arrivals, at, { ...group, names }))}
              />
              <div className={styles.two}>
                <span className={styles.change}>
                  <Button
                    look="slim"
                    aria-haspopup="dialog"
                    aria-label={`Change the group ${nameOf(group)}`}
                    onClick={() => setOpen(at)}
                  >
                    Change
                  </Button>
                </span>
                <Button
                  look="slim"
                  aria-label={`Remove the group ${nameOf(group)}`}
                  onClick={({ currentTarget }) => {
                    focusNextRow(currentTarget);
                    onChange(arrivals.filter((each) => each !== group));
                  }}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <AddToList
        label="Add a folder to New Arrivals"
        text="Add a folder"
        button="Add the folder"
        options={others.map((value) => ({ value, text: namesOf(record, value).en }))}
        onAdd={(folder) => onChange([...arrivals, { folder, names: inEnglish('') }])}
      />
      {open !== null && opened && (
        <RowDialog
          title={`Group ${open + 1}, ${nameOf(opened)}`}
          label="Title"
          names={opened.names}
          behind={namesOf(record, opened.folder)}
          onChange={(names) => onChange(withItem(arrivals, open, { ...opened, names }))}
          onClose={() => setOpen(null)}
        />
      )}
      <span className="sr" role="status">
        {said}
      </span>
    </section>
  );
}

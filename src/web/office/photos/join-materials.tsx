import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { JoinedPhoto } from '#domain/materials/join-photo.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import { listWords } from '#domain/text/list-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListSection } from '../parts/list-section.tsx';
import { FailedLoad } from '../parts/when-loaded.tsx';
import styles from './join-materials.module.css';
import { type DroppedPhoto, type JoinedRow, type PutPhotos, useJoinedPhotos } from './use-joined-photos.ts';

/** What the names of uploaded pictures say of materials: shown first, and kept by one deed. Nothing, when no name begins with a code. */
export function JoinMaterials({ pictures }: { pictures: readonly DroppedPhoto[] }) {
  const { rows, count, tick, put, busy, done, state, reload } = useJoinedPhotos(pictures);
  if (state.kind === 'failed') return <FailedLoad failure={state.failure} onRetry={reload} />;
  return (
    <div className={styles.join}>
      {done && <Put {...done} />}
      {rows.some(({ joined }) => joined.kind !== 'none') && (
        <>
          <ListSection
            id="join-materials"
            title="On their materials, by their names"
            note="A name says code, colourway and what is shown. Untick what was misunderstood."
            className="listed"
          >
            {rows.map((row) => (
              <li key={row.key}>
                <Row {...row} onTick={(isTicked) => tick(row.key, isTicked)} />
              </li>
            ))}
          </ListSection>
          <Button look="go" aria-disabled={busy || count === 0} onClick={put}>
            {busy ? 'Putting them …' : 'Put them on their materials'}
          </Button>
        </>
      )}
    </div>
  );
}

function Row({ said, joined, isTicked, onTick }: JoinedRow & { onTick: (isTicked: boolean) => void }) {
  if (joined.kind !== 'joined')
    return (
      <p className={styles.row}>
        <span className={styles.name}>{said}</span>
        <span className="quiet">{joined.kind === 'unclear' ? joined.why : 'It begins with no code.'}</span>
      </p>
    );
  return (
    <label className={styles.row}>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      <span className={styles.name}>{said}</span>
      <span>
        <span className="strong">{meaningOf(joined)}</span> <span className="quiet">{doubtOf(joined)}</span>
      </span>
    </label>
  );
}

/** What was done, with the way to each material. */
function Put({ codes, count, refused }: PutPhotos) {
  const many = count === 1 ? '1 picture is' : `${count} pictures are`;
  const on = codes.length > 3 ? `${codes.length} materials` : listWords(codes);
  return (
    <Notice
      kind={refused.length > 0 ? 'bad' : 'good'}
      title={count === 0 ? 'No picture was put on a material.' : `${many} on ${on} now.`}
      takesFocus
    >
      {refused.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {codes.length > 0 && (
        <p className="flow">
          {codes.map((code) => (
            <a key={code} href={path(paths.materialPage, { id: materialKey(code) })} target="_blank" rel="noopener">
              {code}
            </a>
          ))}
        </p>
      )}
    </Notice>
  );
}

type Joined = Extract<JoinedPhoto, { kind: 'joined' }>;

/** 'WP 204 · Sage · room' */
function meaningOf({ material: { code, colourways }, way, shows }: Joined): string {
  return [code, colourways[way]?.names.en, shows].filter(Boolean).join(' · ');
}

function doubtOf({ saysKind, left }: Joined): string {
  return [saysKind ? '' : 'It does not say what it shows.', left === '' ? '' : `Not understood: ${left}.`]
    .join(' ')
    .trim();
}

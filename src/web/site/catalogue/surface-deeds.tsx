import { sitePaths } from '#contract/site-paths.ts';
import type { SurfaceFacts } from '#domain/catalogue/surfaces-in.ts';
import { selectionQuery } from '#domain/selection/selection-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { onUse } from '../words/on-use.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './surface-deeds.module.css';

/** `reference`: the picture, as an address names it. */
type SurfaceDeedsProps = { reference: string; facts: SurfaceFacts };

/** What can be done with a picture that shows a material square-on: see it on one's own wall, and reckon how much is needed. */
export function SurfaceDeeds({ reference, facts }: SurfaceDeedsProps) {
  const { words, to } = useWords();
  const { picture } = words;
  const address = to(sitePaths.see) + selectionQuery([reference]);
  return (
    <div className={styles.deeds}>
      <ButtonLink look="go" href={address}>
        {picture[onUse[facts.for]]}
      </ButtonLink>
      <ButtonLink href={`${address}#measure`}>{picture.howMuch}</ButtonLink>
      <dl>
        {facts.said.map((text, at) => (
          <div key={text}>
            <dt>{[picture.oneRepeat, picture.soldAs, picture.rate][at]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { Menu } from '@base-ui/react/menu';
import { Button } from '../ui/button.tsx';
import styles from './record-actions.module.css';

type RecordAction = { name: string; run: () => void };

/** What else can be done with a listed document: behind More where a row has one line, plain buttons on a phone. */
export const RecordActions = ({ number, actions }: { number: string; actions: RecordAction[] }) => (
  <>
    <span className={styles.plain}>
      {actions.map(({ name, run }) => (
        <Button key={name} look="slim" onClick={run} aria-label={`${name} ${number}`}>
          {name}
        </Button>
      ))}
    </span>
    <span className={styles.folded}>
      <Menu.Root modal={false}>
        <Menu.Trigger render={<Button look="slim" aria-label={`More for ${number}`} />}>More</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className={styles.positioner} align="end" sideOffset={2}>
            <Menu.Popup className={styles.popup}>
              {actions.map(({ name, run }) => (
                <Menu.Item key={name} className={styles.item} onClick={run}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </span>
  </>
);

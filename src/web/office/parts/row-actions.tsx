import { Menu } from '@base-ui/react/menu';
import { Button } from '../../ui/button.tsx';
import styles from './row-actions.module.css';

type RowAction = { name: string; run: () => void };

/** The More menu of a row. */
export function RowActions({ number, actions }: { number: string; actions: RowAction[] }) {
  return (
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
  );
}

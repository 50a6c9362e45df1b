import { backupName } from '#domain/backup/backup-name.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { ShopFolder } from '../ports/demo.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; folder: ShopFolder };

/** Moves the demo into a subfolder, so that the next start begins a real shop. Removes nothing. Returns the path of the subfolder. */
export async function setDemoAside({ system, folder }: Ports): Promise<Outcome<string>> {
  if (!folder.hasShop()) return failed('not-found', `There is no shop in ${folder.path} yet.`);
  if (folder.isInUse()) return failed('conflict', 'The shop is running: stop it first.');
  if (!(await folder.isDemo()))
    return failed(
      'conflict',
      'This shop is not the demo: its documents must be kept. Set DATA_DIR to another folder for another shop.',
    );
  return ok(await folder.setAside(backupName(system.now())));
}

import type { SetupAnswer } from '#contract/staff/setup.ts';
import type { SetupStep } from '#domain/company/setup-steps.ts';
import styles from './setup-page.module.css';

type ServerStep = Extract<SetupStep, 'mail' | 'backup' | 'https'>;

/** What no screen changes: which lines whoever runs the server adds, for what is still to do. */
export function ServerLines({ steps }: { steps: SetupAnswer['steps'] }) {
  const open = steps.flatMap(({ id, done }) => (!done && isOfServer(id) ? [id] : []));
  if (open.length === 0) return null;
  return (
    <section className={styles.server} aria-labelledby="server">
      <h2 id="server">On the server</h2>
      <p>
        These lines stand in the file <code>.env</code> of the program, or where its service keeps its environment. They
        hold from its next start. A line that is wrong stops the start with a sentence that names it.
      </p>
      {open.map((id) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id} tabIndex={-1}>
            {settings[id].title}
          </h3>
          <pre className="num">{settings[id].lines.join('\n')}</pre>
          <p className="quiet">{settings[id].says}</p>
        </section>
      ))}
    </section>
  );
}

function isOfServer(id: SetupStep): id is ServerStep {
  return id in settings;
}

const settings: Record<ServerStep, { title: string; lines: string[]; says: string }> = {
  mail: {
    title: 'Mail',
    lines: ['MAIL_URL=smtp://NAME:PASSWORD@HOST:587', 'MAIL_TO=YOUR ADDRESS'],
    says: 'The mail server of your provider. Requests of visitors go to MAIL_TO, documents to customers from the same server.',
  },
  backup: {
    title: 'Backup',
    lines: ['BACKUP_URL=file:/FOLDER/ON/ANOTHER/DISK'],
    says: 'Or a private bucket: s3://BUCKET?endpoint=https://HOST&region=REGION, with BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY. It is made every 10 minutes when something has changed.',
  },
  https: {
    title: 'HTTPS',
    lines: ['PUBLIC_ORIGIN=https://YOUR.SHOP', 'TRUSTED_PROXIES=ADDRESS OF THE PROXY'],
    says: 'A proxy with a certificate stands before the program; it is trusted by its address. docs/install.md has one that is ready.',
  },
};

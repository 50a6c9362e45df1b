import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { maskedAddress } from '#domain/mails/masked-address.ts';
import { failed, ok } from '#domain/outcome.ts';
import { longestForWhom } from '#domain/shares/share-problems.ts';
import type { MailLinks } from '#operations/mails/send-mails.ts';
import { makeShare } from '#operations/shares/make-share.ts';
import { readSharedThing } from '#operations/shares/read-shared-thing.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { sharePorts } from '#server/share-ports.ts';

/** The links that mails bring. The job makes them when it sends, so that the outbox stores no token. */
export function openMailLinks(ports: ServerPorts, publicOrigin: string): MailLinks {
  const all = sharePorts(ports);
  return {
    make: async (mail) => {
      const forWhom = `Mail to ${maskedAddress(mail.to)}`.slice(0, longestForWhom);
      const actor = { username: mail.askedBy, address: '' };
      const made = await makeShare(all, { of: mail.of, days: mail.days, forWhom }, actor);
      if (!made.ok) return made;
      const { id, token, expiresAt } = made.value;
      const live = await ports.shares.open(ports.system.sha256(token), ports.system.now());
      const content = live && (await readSharedThing(all, live.of, live.paper));
      if (!content) return failed('not-found', `There is no such ${mail.of.kind}.`);
      const paper = async () => ({ name: content.fileName, bytes: await (await content.paper()).read() });
      return ok({ share: id, url: publicOrigin + path(paths.sharedPage, { token }), expiresAt, paper });
    },
    end: async (share, { askedBy }) => {
      await ports.shares.end(share, ports.system.now(), { username: askedBy, address: '' });
    },
  };
}

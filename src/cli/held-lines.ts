import { counted } from '#domain/text/counted.ts';
import type { HeldMails } from '#operations/ports/verify.ts';

/** What an operator is told of the mails that a restored shop does not send by itself; none where none waited. */
export function heldLines({ mails, answers }: HeldMails): string[] {
  return [
    ...(mails > 0
      ? [
          `${counted(mails, 'mail')} to customers waited in the backup and may have arrived: Operations lists them, to be sent by hand.`,
        ]
      : []),
    ...(answers > 0
      ? [
          `${counted(answers, 'answer')} about samples waited in the backup and may have arrived: Callbacks says so at each request.`,
        ]
      : []),
  ];
}

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

type Refusing = 'nothing' | 'recipients' | 'recipients for now' | 'the mail' | 'the mail for now' | 'everything';

/** Where it stops answering: never, before it asks for the mail, or when it has all of it. */
type Hanging = 'never' | 'before the mail' | 'after the mail';

/** A mail that was taken: whom it was for, and its whole text as it came over the line. */
type TakenMail = { to: string; data: string };

/**
 * A mail server on a free port that speaks as much of SMTP (RFC 5321) as a sender needs. `refusing` can be changed while it
 * runs: 'recipients' answers 550 to each and 'for now' 451, 'everything' closes the line. A mail is in `mails` as soon as
 * all of it came, also when the server then says nothing.
 */
export async function openTestSmtp() {
  const server = createServer((socket) => converse(socket, state));
  const state: { refusing: Refusing; hanging: Hanging; mails: TakenMail[]; port: number; logins: number } = {
    refusing: 'nothing',
    hanging: 'never',
    mails: [],
    port: 0,
    logins: 0,
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.port = (server.address() as AddressInfo).port;
  return { state, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

type State = Awaited<ReturnType<typeof openTestSmtp>>['state'];

function converse(socket: Socket, state: State): void {
  if (state.refusing === 'everything') return void socket.destroy();
  const say = (line: string) => socket.write(`${line}\r\n`);
  let heard = '';
  let to = '';
  let inData = false;
  socket.on('error', () => {});
  say('220 mail.example.com ESMTP');
  socket.on('data', (chunk) => {
    heard += chunk.toString('utf8');
    for (;;) {
      const end = inData ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n');
      if (end < 0) return;
      const part = heard.slice(0, end);
      heard = heard.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        if (state.refusing === 'the mail') say('554 5.7.1 looks like spam');
        else if (state.refusing === 'the mail for now') say('451 4.3.2 server busy');
        else {
          state.mails.push({ to, data: part.replaceAll('\r\n..', '\r\n.') });
          if (state.hanging !== 'after the mail') say('250 taken');
        }
        continue;
      }
      const verb = part.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') socket.write('250-mail.example.com\r\n250-AUTH PLAIN\r\n250 8BITMIME\r\n');
      else if (verb === 'AUTH') {
        state.logins += 1;
        say(
          Buffer.from(part.split(' ')[2] ?? '', 'base64')
            .toString()
            .endsWith('\0right')
            ? '235 in'
            : '535 no',
        );
      } else if (verb === 'RCPT') {
        to = part.slice(8);
        say(answers[state.refusing] ?? '250 fine');
      } else if (verb === 'DATA' && state.hanging !== 'before the mail') {
        inData = true;
        say('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else if (verb !== 'DATA') say('250 fine');
    }
  });
}

const answers: Partial<Record<Refusing, string>> = {
  recipients: '550 5.1.1 no such mailbox',
  'recipients for now': '451 4.3.2 server busy',
};

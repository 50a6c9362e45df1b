import { path, paths } from '#contract/paths.ts';
import { type CallAnswer, type CallFailure, failureOf, logFailedCall } from '../../call-api.ts';
import { endLogin } from '../parts/frame/session.ts';

type SendFile = {
  folder: string;
  name: string;
  file: File;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

type Sent = { sentence: string; isNew: boolean; address: string };

/** Longer without a byte and the network is given up; how long the whole takes does not matter. */
const SILENCE = 20_000;
/** A large picture takes a few seconds to be made into its sizes, longer when others are before it. */
const MAKING = 120_000;

/**
 * Uploads one file and answers the server's sentence. Goes by XMLHttpRequest: it alone tells how much has been sent.
 * An upload that the person cancels answers null.
 */
export function sendFile({ folder, name, file, onProgress, signal }: SendFile): Promise<CallAnswer<Sent> | null> {
  return new Promise((resolve) => {
    const url = path(paths.uploadFiles, { productType: folder, fileName: name });
    const request = new XMLHttpRequest();
    let sent = 0;
    let timer = 0;
    const giveUpAfter = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), ms);
    };
    const end = (answer: CallAnswer<Sent> | null) => {
      clearTimeout(timer);
      resolve(answer);
    };

    request.upload.onprogress = ({ loaded }) => {
      sent = Math.min(loaded, file.size);
      onProgress(sent);
      giveUpAfter(SILENCE);
    };
    request.upload.onload = () => giveUpAfter(MAKING);
    const fail = (why: string) => {
      logFailedCall(url, { method: 'POST' }, why);
      end(broken(sent));
    };
    request.onload = async () => {
      const answer = await answerOf(request);
      if (!answer.ok) logFailedCall(url, { method: 'POST' }, `status of ${answer.status}`);
      end(answer);
    };
    request.onerror = () => fail('the connection broke');
    request.onabort = () => (signal.aborted ? end(null) : fail('nothing moved for 20 seconds'));
    signal.addEventListener('abort', () => request.abort());

    request.open('POST', url);
    request.setRequestHeader('Authorization', `Bearer ${localStorage.getItem('token') ?? ''}`);
    const body = new FormData();
    body.append('file', file, name);
    request.send(body);
    giveUpAfter(SILENCE);
  });
}

async function answerOf(request: XMLHttpRequest): Promise<CallAnswer<Sent>> {
  const { status } = request;
  const headers = new Headers({ 'X-Request-Id': request.getResponseHeader('X-Request-Id') ?? '' });
  if (status === 200 || status === 201) {
    const address = request.getResponseHeader('Location') ?? '';
    return { ok: true, value: { sentence: request.responseText, isNew: status === 201, address }, headers };
  }
  if (status === 401) endLogin();
  return failureOf(new Response(request.responseText, { status, headers }));
}

function broken(sent: number): CallFailure {
  return {
    ok: false,
    status: 0,
    message: `Not uploaded: the connection broke${sent > 0 ? ` at ${megabytes(sent)} MB` : ''}.`,
    problems: [],
    requestId: '',
    headers: new Headers(),
  };
}

/** `megabytes(8_712_345)` → `'8.7'` */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

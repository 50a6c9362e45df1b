import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { type CallAnswer, type CallFailure, failureOf, logFailedCall } from '../../call-api.ts';

type SendFile = {
  folder: string;
  name: string;
  file: File;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

type Uploaded = { message: string; isNew: boolean; address: string };

/** Abort after this many milliseconds without progress. The whole upload may take longer. */
const IDLE_TIMEOUT = 20_000;
/** Milliseconds for the server to make the sizes of a picture, with others in the queue. */
const PROCESSING_TIMEOUT = 120_000;

/**
 * Uploads one file and returns the server's message. Uses XMLHttpRequest, because fetch does not report upload progress.
 * Returns null when the person cancels. The page stays where it is when the login has ended: the file may be part of a form.
 */
export function sendFile({ folder, name, file, onProgress, signal }: SendFile): Promise<CallAnswer<Uploaded> | null> {
  return new Promise((resolve) => {
    const url = path(paths.uploadFiles, { productType: folder, fileName: name });
    const request = new XMLHttpRequest();
    let sent = 0;
    let timer = 0;
    const abortAfter = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), ms);
    };
    const end = (answer: CallAnswer<Uploaded> | null) => {
      clearTimeout(timer);
      resolve(answer);
    };

    request.upload.onprogress = ({ loaded }) => {
      sent = Math.min(loaded, file.size);
      onProgress(sent);
      abortAfter(IDLE_TIMEOUT);
    };
    request.upload.onload = () => abortAfter(PROCESSING_TIMEOUT);
    const fail = (why: string) => {
      logFailedCall(url, { method: 'POST' }, why);
      end(connectionFailure(sent));
    };
    request.onload = async () => {
      const answer = await answerOf(request);
      if (!answer.ok) logFailedCall(url, { method: 'POST' }, `status of ${answer.status}`);
      end(answer);
    };
    request.onerror = () => fail('the connection broke');
    request.onabort = () => (signal.aborted ? end(null) : fail('no progress for 20 seconds'));
    signal.addEventListener('abort', () => request.abort());

    request.open('POST', url);
    request.setRequestHeader('Authorization', `Bearer ${localStorage.getItem('token') ?? ''}`);
    const body = new FormData();
    body.append('file', file, name);
    request.send(body);
    abortAfter(IDLE_TIMEOUT);
  });
}

async function answerOf(request: XMLHttpRequest): Promise<CallAnswer<Uploaded>> {
  const { status } = request;
  const headers = new Headers({ 'X-Request-Id': request.getResponseHeader('X-Request-Id') ?? '' });
  if (status === 200 || status === 201) {
    const address = request.getResponseHeader('Location') ?? '';
    return { ok: true, value: { message: request.responseText, isNew: status === 201, address }, headers };
  }
  return failureOf(new Response(request.responseText, { status, headers }));
}

function connectionFailure(sent: number): CallFailure {
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

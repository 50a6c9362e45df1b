import { S3NetworkError, S3ServiceError } from 's3mini';
import { DamagedFile, FilesUnavailable, StorageFull } from '#operations/ports/failures.ts';
import type { S3Address } from './s3-address.ts';

/** The received file is not the requested one. */
export class WrongBytes extends Error {
  override name = 'WrongBytes';
}

/** Whether the same call may succeed a little later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof S3ServiceError)
    return (error.status >= 500 && ![501, 507].includes(error.status)) || [408, 429].includes(error.status);
  return error instanceof WrongBytes || isNetwork(error);
}

/** The error in the terms of the port. It never contains the server's text, because that repeats our key. */
export function portError(error: unknown, { endpoint, bucket }: S3Address, named = 'S3'): unknown {
  const store = `The S3 store at ${endpoint}`;
  if (error instanceof WrongBytes) return new DamagedFile(`${store} sends other bytes than were stored.`);
  if (isNetwork(error)) return new FilesUnavailable(`${store} cannot be reached (${reason(error)}).`, { cause: error });
  if (!(error instanceof S3ServiceError)) return error;
  const code = codeOf(error);
  const answer = `${error.status}${code && ` ${code}`}`;
  if (error.status === 507 || fullCodes.has(code)) return new StorageFull(`${store} is full (${answer}).`);
  if (error.status === 416) return new RangeError('The file ends before that range.');
  if (code === 'NoSuchBucket') return new FilesUnavailable(`${store} has no bucket “${bucket}”.`);
  if (error.status === 401 || error.status === 403)
    return new FilesUnavailable(
      `${store} refuses what ${named}_ACCESS_KEY_ID and ${named}_SECRET_ACCESS_KEY name, or has not allowed it (${answer}).`,
    );
  return new FilesUnavailable(`${store} answered ${answer}.`);
}

/** Whether there is no such file. A missing bucket is another error. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 404 && codeOf(error) !== 'NoSuchBucket';
}

/** The S3 error code, such as `NoSuchKey`; '' when the server sent none. */
function codeOf(error: S3ServiceError): string {
  return /<Code>(\w+)<\/Code>/.exec(error.body ?? '')?.[1] ?? error.serviceCode?.replace('Unknown', '') ?? '';
}

// Codes of Ceph, MinIO and Swift (which reports a full quota as EntityTooLarge).
const fullCodes = new Set(['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'EntityTooLarge']);

// The platform's fetch throws a TypeError with a cause when the network fails.
function isNetwork(error: unknown): error is Error {
  return (
    error instanceof S3NetworkError ||
    (error instanceof Error && error.name === 'TimeoutError') ||
    (error instanceof TypeError && error.cause !== undefined)
  );
}

function reason(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in error && error.code ? error.code : 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : cause.message;
}

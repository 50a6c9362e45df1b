import { type CallAnswer, callApi, FAILED_CALL } from '../../../call-api.ts';
import { endLogin } from './token.ts';

type StaffCall<T> = Omit<Parameters<typeof callApi<T>>[1], 'onDeadToken'>;

/**
 * A call that needs a login. When the token is no longer valid, only the token is removed: drafts stay on this device.
 * Logs every failure, refusals too (specification, section 8).
 */
export function callStaff<T>(url: string, call: StaffCall<T>): Promise<CallAnswer<T>> {
  return callApi(url, { logged: FAILED_CALL, ...call, onDeadToken: endLogin });
}

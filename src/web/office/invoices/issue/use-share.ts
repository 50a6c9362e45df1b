import { useState } from 'react';
import { callApi, FAILED_CALL } from '../../../call-api.ts';

/** Hands the PDF to the device's own sharing; where there is none, the link that works for ten minutes is copied. */
export function useShare(number: string, address: string) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const answer = await callApi(address, { logged: FAILED_CALL, read: (response) => response.blob() });
    if (!answer.ok) return setSaid(answer.message);
    const files = [new File([answer.value], `${number.replaceAll('/', '-')}.pdf`, { type: 'application/pdf' })];
    try {
      if (navigator.canShare?.({ files })) {
        await navigator.share({ files });
        return setSaid('');
      }
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setSaid('The link is copied. It works for ten minutes.');
    } catch (error) {
      // Whoever closes the sheet of the device changed their mind; nothing went wrong.
      if ((error as Error).name !== 'AbortError') setSaid('This device can neither share nor copy: use Open.');
    }
  };
  return { said, share };
}

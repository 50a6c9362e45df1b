import { useState } from 'react';
import { callApi, FAILED_CALL } from '../../../call-api.ts';

/** Shares the PDF through the device. Without device sharing, copies a link that works for ten minutes. */
export function useShare(number: string, address: string) {
  const [message, setMessage] = useState('');
  const share = async () => {
    const answer = await callApi(address, { logged: FAILED_CALL, read: (response) => response.blob() });
    if (!answer.ok) return setMessage(answer.message);
    const files = [new File([answer.value], `${number.replaceAll('/', '-')}.pdf`, { type: 'application/pdf' })];
    try {
      if (navigator.canShare?.({ files })) {
        await navigator.share({ files });
        return setMessage('');
      }
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setMessage('The link is copied. It works for ten minutes.');
    } catch (error) {
      // AbortError: the person closed the share dialog.
      if ((error as Error).name !== 'AbortError') setMessage('This device cannot share or copy. Use Open.');
    }
  };
  return { message, share };
}

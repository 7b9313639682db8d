import { inTime } from '#client/platform/requests/in-time';
import { callRest } from '#client/platform/requests/rest';
import { storedSessionEnd, type SessionEnd } from './session-end';

// Limits how long a signed-out person waits for the reason.
const patience = 3000;

async function requestReason(identityToken: string): Promise<SessionEnd> {
  const reply = callRest<{ reason: string }>('/api/auth/ended', { method: 'POST', token: identityToken });
  const { reason } = await inTime(reply, patience);
  return reason === 'password' || reason === 'elsewhere' ? reason : 'expired';
}

/** Returns the reason why the session of this identity token ended: the one stored on the device, or the server's. */
export async function learnSessionEnd(identityToken: string | undefined): Promise<SessionEnd> {
  const known = storedSessionEnd();
  if (known || !identityToken) return known ?? 'expired';
  try {
    return await requestReason(identityToken);
  } catch (error) {
    console.warn('Why the session ended could not be learnt.', error);
    return 'expired';
  }
}

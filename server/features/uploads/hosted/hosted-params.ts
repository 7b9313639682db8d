import { uploadService } from '../signing/upload-service';
import type { UploadPurpose } from '../signing/purposes';
import { hostedFields } from './hosted-fields';
import { hostedSteps } from './hosted-steps';
import { notificationPath } from './notification-path';

/** What the hosted service is told of an upload besides who signs: what to do, and whom to tell. */
export async function hostedParams(
  purpose: UploadPurpose,
  ownerId: string,
): Promise<Record<string, unknown>> {
  const { url } = uploadService();
  return {
    fields: await hostedFields(purpose, ownerId),
    steps: hostedSteps,
    ...(url.startsWith('https:') && { notify_url: `${url}${notificationPath}` }),
  };
}

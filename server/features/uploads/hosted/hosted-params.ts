import { uploadService } from '../signing/upload-service';
import type { UploadPurpose } from '../signing/purposes';
import { hostedFields } from './hosted-fields';
import { hostedSteps } from './hosted-steps';
import { notificationPath } from './notification-path';

/** Returns the params for the hosted service besides the signature: the steps and the notification address. */
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

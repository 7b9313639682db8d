import type { EntityManager } from 'typeorm';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { now } from '#server/platform/clock';

/** Queues an e-mail that tells a person that their password was changed. */
export function notifyOfNewPassword(manager: EntityManager, profileId: string): Promise<void> {
  const key = `password-changed:${profileId}:${now().getTime()}`;
  return enqueueMail(manager, { template: 'password_changed', profileId, key, values: {} });
}

import type { Deliver } from '#server/features/notifications/notifications.service';
import { transaction } from '#server/platform/database/database';
import type { Job } from '#server/platform/jobs/jobs';
import { newToken } from '#server/platform/access/one-time-token';
import { hoursOfLink } from './subscription-limits';
import { keepConfirmHash, selectToConfirm } from './subscription.queries';

export const jobName = 'send-newsletter-confirmation';

async function sendLink(id: string, deliver: Deliver): Promise<void> {
  const { token, tokenSha256 } = newToken();
  const wish = await transaction(async (manager) => {
    const found = await selectToConfirm(manager, id);
    if (found) await keepConfirmHash(manager, id, tokenSha256);
    return found;
  });
  if (!wish) return;
  const { email, lang, name } = wish;
  await deliver({
    template: 'newsletter_confirm',
    to: { name: '', email, lang },
    key: `newsletter-confirm:${tokenSha256}`,
    values: { token, name, hours: hoursOfLink },
  });
}

/**
 * Sends the link that confirms an address. The job creates the link, so that no token is in the queue. A retry creates
 * another.
 */
export const sendConfirmationJob = (deliver: Deliver): Job<{ id: string }> => ({
  name: jobName,
  run: ({ id }) => sendLink(id, deliver),
});

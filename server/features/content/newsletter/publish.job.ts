import type { Deliver } from '#server/features/notifications/notifications.service';
import { transaction } from '#server/platform/database/database';
import { enqueueJobs, type Job } from '#server/platform/jobs/jobs';
import { readsSection } from '../section/sections.service';
import { keepSent, selectLetter, selectSubscribers, takeDueIssues } from './publish.queries';

const sendName = 'send-newsletter';

interface Sending {
  issueId: string;
  subscriptionId: string;
}

/** Queues every newly published issue once for each subscriber. Queuing and recording it are one transaction. */
export async function publishNewsletters(): Promise<void> {
  await transaction(async (manager) => {
    for (const { id: issueId, section } of await takeDueIssues(manager)) {
      const subscribers = await selectSubscribers(manager, section);
      const letters = subscribers.map((subscriptionId) => ({
        payload: { issueId, subscriptionId } satisfies Sending,
        key: `newsletter:${issueId}:${subscriptionId}`,
      }));
      await enqueueJobs(manager, sendName, letters);
      await keepSent(manager, issueId, subscribers.length);
    }
  });
}

async function sendLetter(
  { issueId, subscriptionId }: Sending,
  deliver: Deliver,
  publicUrl: string,
): Promise<void> {
  const letter = await selectLetter(issueId, subscriptionId);
  if (!letter || !(await readsSection(letter.reader, letter.section, 'newsletter'))) return;
  const { section, number, title, summary, name, email, lang, leaveToken } = letter;
  await deliver({
    template: 'newsletter_issue',
    to: { name: '', email, lang },
    key: `newsletter:${issueId}:${subscriptionId}`,
    values: { section, number, title, summary, name, leaveToken },
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/leave?token=${leaveToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

/** Looks for published issues every minute. */
export const publishNewslettersJob: Job = {
  name: 'publish-newsletters',
  schedule: '* * * * *',
  run: publishNewsletters,
};

/** Sends an issue to one subscriber, unless they have unsubscribed or can no longer read it. */
export const sendNewsletterJob = (deliver: Deliver, publicUrl: string): Job<Sending> => ({
  name: sendName,
  run: (sending) => sendLetter(sending, deliver, publicUrl),
});

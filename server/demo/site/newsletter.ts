import type { EntityManager } from 'typeorm';
import { NewsletterIssue } from '#server/features/content/newsletter/newsletter-issue.entity';
import { NewsletterSubscription } from '#server/features/content/newsletter/newsletter-subscription.entity';
import { ContentSectionKeyEnum } from '#server/features/content/section/section.enums';
import { newToken } from '#server/platform/access/one-time-token';
import { daysAgo, publishedAt } from '../dates';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import { part, toStoredPart } from './parts';
import { readContent } from '../reading/read-content';
import { list, localized, nullable, number, object, oneOfEnum } from '../reading/shapes';

const newsletterContent = object({
  name: localized,
  issues: list(
    object(
      { age: nullable(number), number, title: localized, summary: localized, parts: list(part) },
      { section: oneOfEnum(ContentSectionKeyEnum) },
    ),
  ),
});

export const readDemoNewsletter = () => readContent('newsletter.yaml', newsletterContent);

/** Adds the newsletters. The modules that their issues name exist. */
export async function loadDemoNewsletter(manager: EntityManager): Promise<void> {
  const { name, issues } = readDemoNewsletter();
  await manager.query("update content_section set newsletter_name = $1 where key = 'pro-training'", [
    JSON.stringify(name),
  ]);
  for (const { age, section = 'pro-training', parts, ...issue } of issues) {
    const publishAt = publishedAt(age);
    const id = demoId('newsletter-issue', `${section}/${issue.number}`);
    // Issues published before the demo began were sent to no one.
    const isOut = age !== null && age >= 0;
    const mailed = { mailedAt: isOut ? publishAt : null, mailedTo: isOut ? 0 : null };
    const values = { ...issue, parts: parts.map(toStoredPart), section, publishAt, ...mailed };
    await insertResource(manager, NewsletterIssue, id, values, Math.max(0, age ?? 0));
  }
  const confirmedAt = daysAgo(60).toISOString();
  await manager.insert(NewsletterSubscription, {
    id: demoId('newsletter-subscription', 'pro'),
    section: 'pro-training',
    profileId: demoId('profile', 'pro@treadway.example'),
    email: 'pro@treadway.example',
    lang: 'en',
    state: 'confirmed',
    leaveToken: newToken().token,
    requestedAt: confirmedAt,
    confirmedAt,
  });
}

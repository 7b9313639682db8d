import type { EntityManager } from 'typeorm';
import { NewsletterIssue } from '#server/features/content/newsletter/newsletter-issue.entity';
import { NewsletterSubscription } from '#server/features/content/newsletter/newsletter-subscription.entity';
import { now } from '#server/platform/clock';
import { newToken } from '#server/platform/one-time-token';
import { demoId } from '../ids';
import { insertThing } from '../insert-thing';
import { demoIssues } from './issues';

const day = 86_400_000;
const name = { en: 'The Contact Patch', es: 'La Huella', fr: 'L’Empreinte' };

/** Adds the newsletters; the modules that their issues name are there. */
export async function loadDemoNewsletter(manager: EntityManager): Promise<void> {
  await manager.query("update content_section set newsletter_name = $1 where key = 'pro-training'", [
    JSON.stringify(name),
  ]);
  for (const { age, section = 'pro-training', ...issue } of demoIssues) {
    const publishAt = age === null ? null : new Date(now().getTime() - age * day).toISOString();
    const id = demoId('newsletter-issue', `${section}/${issue.number}`);
    // What was published before the demo began went to nobody.
    const isOut = age !== null && age >= 0;
    const mailed = { mailedAt: isOut ? publishAt : null, mailedTo: isOut ? 0 : null };
    const values = { ...issue, section, publishAt, ...mailed };
    await insertThing(manager, NewsletterIssue, id, values, Math.max(0, age ?? 0));
  }
  const confirmedAt = new Date(now().getTime() - 60 * day).toISOString();
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

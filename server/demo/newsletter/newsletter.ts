import type { EntityManager } from 'typeorm';
import { NewsletterIssue } from '#server/features/content/newsletter/newsletter-issue.entity';
import { now } from '#server/platform/clock';
import { demoId } from '../ids';
import { insertThing } from '../insert-thing';
import { demoIssues } from './issues';

const day = 86_400_000;
const name = { en: 'The Contact Patch', es: 'La Huella', fr: 'L’Empreinte' };

/** Adds the newsletter of the PRO section; the modules that its issues name are there. */
export async function loadDemoNewsletter(manager: EntityManager): Promise<void> {
  await manager.query("update content_section set newsletter_name = $1 where key = 'pro-training'", [
    JSON.stringify(name),
  ]);
  for (const { age, ...issue } of demoIssues) {
    const publishAt = age === null ? null : new Date(now().getTime() - age * day).toISOString();
    const id = demoId('newsletter-issue', String(issue.number));
    const values = { ...issue, section: 'pro-training' as const, publishAt };
    await insertThing(manager, NewsletterIssue, id, values, Math.max(0, age ?? 0));
  }
}

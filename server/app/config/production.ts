import { weaknessOf } from '#server/features/identity/embedded/keys';
import { isSafe } from './kinds';
import type { Values } from './read-variables';
import type { variables } from './variables';

/** Returns a sentence for each setting that is missing or not allowed in production. */
export function rejectedInProduction({
  demoData,
  identity,
  keys,
  publicUrl,
  smtpUrl,
}: Values<typeof variables>): string[] {
  const problems: string[] = [];
  if (demoData) problems.push('DEMO_DATA=on would load accounts whose password everybody knows.');
  if (keys === null && identity === null) {
    problems.push(
      'IDENTITY_KEYS is missing: npm run identity:keys makes keys for all servers of the portal.',
    );
  }
  const weakness = keys && weaknessOf(keys);
  if (weakness) problems.push(`IDENTITY_KEYS has ${weakness}: make others by npm run identity:keys.`);
  if (publicUrl && !isSafe(publicUrl)) {
    problems.push('PUBLIC_URL must start with https://, unless it is on this machine.');
  }
  if (smtpUrl === null) problems.push('SMTP_URL is missing: without it no e-mail leaves this machine.');
  return problems.map((problem) => `In production: ${problem}`);
}

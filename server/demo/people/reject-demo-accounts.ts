import { signIn } from '#server/features/identity/embedded/accounts';
import { StartError } from '#server/platform/start-error';
import { demoAccounts, demoNewcomer } from './people';

/** Throws a StartError if someone can sign in to the database with a published password. */
export async function rejectDemoAccounts(): Promise<void> {
  const found: string[] = [];
  for (const { email, password } of [...demoAccounts, demoNewcomer]) {
    if (await signIn(email, password)) found.push(email);
  }
  if (found.length === 0) return;
  throw new StartError(
    `In production: the database has accounts whose password everybody knows (${found.join(', ')}): ` +
      'give them others or disable them while NODE_ENV is not production, or begin with another database.',
  );
}

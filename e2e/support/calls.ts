import { PlainBrowser, signInByForm } from '#server/testing/identity/browser';
import { ask } from './api';
import { demoPassword } from './browser';
import type { RunningPortal } from './portal';

/** A GraphQL call in a person's name; throws where the portal refuses it. */
export type Call = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

/** Signs a person in without a browser; the calls work for five minutes. */
export async function callAs(portal: RunningPortal, who: string): Promise<Call> {
  const email = `${who}@treadway.example`;
  const { access_token: token } = await signInByForm(new PlainBrowser(portal.url), email, demoPassword);
  return (query, variables) => ask(portal, token, query, variables);
}

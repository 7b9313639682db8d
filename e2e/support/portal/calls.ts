import { PlainBrowser, signInByForm } from '#server/testing/identity/browser';
import { callApi } from './api';
import { demoPassword } from '../browser/browser';
import type { RunningPortal } from './portal';

/** Sends a GraphQL request as a person and returns the data. Throws if the portal returns errors. */
export type Call = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

/** Signs a person in without a browser. The returned function works for five minutes. */
export async function callAs(portal: RunningPortal, who: string): Promise<Call> {
  const email = `${who}@treadway.example`;
  const { access_token: token } = await signInByForm(new PlainBrowser(portal.url), email, demoPassword);
  return (query, variables) => callApi(portal, token, query, variables);
}

import type { Api } from './api';
import { makeClient, makePerson } from '../factories';

/** A kind of caller: a stranger, people by role, or an API client by preset of scopes. */
export type Caller = 'stranger' | 'user' | 'manager' | 'admin' | 'reader' | 'writer';

/** Returns a token of a new caller, because some calls end the caller's session. */
export async function tokenOf(api: Api, caller: Caller): Promise<string | undefined> {
  if (caller === 'stranger') return undefined;
  if (caller === 'reader' || caller === 'writer') return api.clientToken(await makeClient(caller));
  return api.tokenOf(await makePerson({ role: caller }));
}

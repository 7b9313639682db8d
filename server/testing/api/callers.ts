import type { Api } from './api';
import { makeClient, makePerson } from '../factories';

/** Who calls: nobody known, people by their role, or a program by the choice of its scopes. */
export type Caller = 'stranger' | 'user' | 'manager' | 'admin' | 'reader' | 'writer';

/** A token of a caller that nobody else uses: some calls end the session of who makes them. */
export async function tokenOf(api: Api, caller: Caller): Promise<string | undefined> {
  if (caller === 'stranger') return undefined;
  if (caller === 'reader' || caller === 'writer') return api.clientToken(await makeClient(caller));
  return api.tokenOf(await makePerson({ role: caller }));
}

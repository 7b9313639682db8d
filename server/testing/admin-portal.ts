import { afterAll, beforeAll } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson, type SpecPerson } from '#server/testing/factories';

/** A portal with an administrator; there once the specs of a file begin. */
export class AdminPortal {
  api!: Api;
  admin!: SpecPerson;
  token!: string;

  /** Calls the API as the administrator, or with another token where given. */
  readonly call: Call = (...asked) => callsAs(this.api, this.token)(...asked);
}

/** A portal of the specs' own, which is closed behind them. */
export function adminPortal(): AdminPortal {
  const portal = new AdminPortal();
  beforeAll(async () => {
    portal.api = await startApi();
    portal.admin = await makePerson({ role: 'admin', name: 'Ada Admin' });
    portal.token = await portal.api.tokenOf(portal.admin);
  });
  afterAll(() => portal.api.close());
  return portal;
}

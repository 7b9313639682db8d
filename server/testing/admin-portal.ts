import { afterAll, beforeAll } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson, type SpecPerson } from '#server/testing/factories';

/** A portal with an administrator, available once the specs of a file start. */
export class AdminPortal {
  api!: Api;
  admin!: SpecPerson;
  token!: string;

  /** Calls the API as the administrator, or with another token. */
  readonly call: Call = (...params) => callsAs(this.api, this.token)(...params);
}

/** Starts a portal for the specs of a file and closes it after them. */
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

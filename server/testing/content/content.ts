import { afterAll, beforeAll, expect } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '../api/api';
import { type Call, callsAs } from '../api/calls';
import { makePerson, setPrograms, type SpecPerson } from '../factories';

/** Returns a text in English and optionally French. */
export const words = (en: string, fr = '') => ({ en, es: '', fr });

/** Matches the error of invalid input with these fields. */
export const rejected = (fields: string[]) => expect.objectContaining({ message: 'BAD_USER_INPUT', fields });

/** Returns the number of uses of an image. */
export const usesOf = async (id: string): Promise<number> =>
  (await pool().query('select from asset_use where asset_id = $1', [id])).rowCount ?? 0;

/**
 * Starts a portal for the specs of a file with enabled programs, an administrator and two learners, one of them French.
 */
export function contentPortal() {
  let api: Api;
  let admin: SpecPerson;
  const calls = new Map<string, Call>();
  beforeAll(async () => {
    api = await startApi();
    admin = await makePerson({ role: 'admin' });
    calls.set('admin', callsAs(api, await api.tokenOf(admin)));
    calls.set('learner', callsAs(api, await api.tokenOf(await makePerson())));
    calls.set('french', callsAs(api, await api.tokenOf(await makePerson({ lang: 'fr' }))));
    await setPrograms({ distributor: true, retailer: true });
  });
  afterAll(() => api.close());
  const as =
    (who: string): Call =>
    (...call) =>
      calls.get(who)!(...call);
  return {
    call: as('admin'),
    asLearner: as('learner'),
    asFrench: as('french'),
    adminId: (): string => admin.id,
  };
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { untilWaiting } from '#server/testing/database/waiting';
import { transaction } from '../database/database';
import { asOthers } from '../database/one-connection';
import { withSaveKey } from './save-key';
import { saveOnce } from './save-once';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const deadlock = () =>
  new QueryFailedError('save', [], Object.assign(new Error('deadlock detected'), { code: '40P01' }));

it('saveOnce returns what a repeat saved while a deadlock rolled the first save back', async () => {
  const { viewer } = await makePerson();
  const key = randomUUID();
  const saved: string[] = [];
  const save = (result: string): Promise<string> =>
    transaction((manager) =>
      saveOnce(manager, viewer, async () => {
        saved.push(result);
        return result;
      }),
    );
  const repeat = () => withSaveKey(key, {}, () => save('repeat'));
  let repeated: Promise<string> | undefined;
  const first = withSaveKey(key, {}, () =>
    transaction(async (manager) => {
      // The waiting repeat runs before the second attempt.
      await repeated;
      return saveOnce(manager, viewer, async () => {
        if (repeated) return 'second attempt';
        repeated = asOthers(repeat);
        await asOthers(() => untilWaiting(1));
        throw deadlock();
      });
    }),
  );
  expect(await first).toBe('repeat');
  expect(saved).toEqual(['repeat']);
});

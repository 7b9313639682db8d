import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Award } from '#server/features/content/awards/award.entity';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { outlivesUnused, usesOf } from '#server/testing/content/assets';
import { readDemoAwards } from './site/awards';
import { demoId } from './ids';
import { insertResource } from './insert-resource';
import { addDemoPicture } from './pictures';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('demo picture', () => {
  it('is served, and kept while the record inserted with it exists', async () => {
    const id = await transaction(async (manager) => {
      await addDemoPicture(manager, 'beanie');
      return addDemoPicture(manager, 'beanie');
    });
    const awardId = demoId('award', 'pictured');
    const award = { ...readDemoAwards()[0]!, pictureId: id };
    await transaction((manager) => insertResource(manager, Award, awardId, award, 1));
    expect(await usesOf({ id })).toEqual([`award:${awardId}`]);
    expect(await outlivesUnused({ id })).toBe(true);
    const { rows } = await pool().query<{ key: string; size: number }>(
      `select variants -> 'large' ->> 'key' as key, (variants -> 'large' ->> 'size')::int as size from asset where id = $1`,
      [id],
    );
    const { headers, rawPayload } = await api.app.inject({ url: `/${rows[0]!.key}` });
    expect(headers['content-type']).toBe('image/webp');
    expect(rawPayload.length).toBe(rows[0]!.size);
  });
});

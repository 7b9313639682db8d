import { describe, expect, it } from '@jest/globals';
import { adminPortal } from '#server/testing/admin-portal';
import { transaction } from '#server/platform/database/database';
import { makeModule, makePerson, makeResult } from '#server/testing/factories';
import { changePoints } from '#server/features/points/change-points';

const portal = adminPortal();

interface Lines {
  me: {
    pointsEntries: {
      totalCount: number;
      nodes: { reason: string; result: { id: string; score: number; moduleName: string } | null }[];
    };
  };
}

describe('points history with results', () => {
  it('names the result of each entry, and filters by reason', async () => {
    const person = await makePerson();
    const token = await portal.api.tokenOf(person);
    const module = await makeModule({ name: { en: 'Winter', es: 'Invierno', fr: '' } });
    const attempt = await makeResult(person.id, module, { status: 'passed', score: 90 });
    const change = { profileId: person.id, amount: 50 };
    await transaction((manager) =>
      changePoints(manager, [
        { ...change, reason: 'test_passed', sourceId: attempt, idempotencyKey: `attempt:${attempt}` },
        { ...change, reason: 'regrade', sourceId: attempt, idempotencyKey: `regrade:${attempt}` },
        { ...change, reason: 'adjustment', idempotencyKey: `given:${attempt}` },
        { ...change, reason: 'reward_returned', sourceId: module.id, idempotencyKey: `order:${attempt}` },
      ]),
    );
    const read = async (filter: object | null) =>
      (
        await portal.call<Lines>(
          `query ($filter: PointsEntryFilter) { me { pointsEntries(filter: $filter) {
             totalCount nodes { reason result { id score moduleName(lang: es) } } } } }`,
          { filter },
          token,
        )
      ).me.pointsEntries;
    const result = { id: attempt, score: 90, moduleName: 'Invierno' };
    expect((await read(null)).nodes).toEqual([
      { reason: 'reward_returned', result: null },
      { reason: 'adjustment', result: null },
      { reason: 'regrade', result },
      { reason: 'test_passed', result },
    ]);
    const earned = await read({ reasons: ['test_passed', 'survey'] });
    expect([earned.totalCount, earned.nodes]).toEqual([1, [{ reason: 'test_passed', result }]]);
    expect((await read({ reasons: [] })).nodes).toEqual([]);
  });
});

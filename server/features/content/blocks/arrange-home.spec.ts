import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson } from '#server/testing/factories';
import {
  createBlock,
  type EditedBlock,
  editedBlocks,
  homeOf,
  storedHome,
  kindsOf,
  type VisibleBlock,
} from '#server/testing/content/home';

let api: Api;
let asAdmin: Call;
let asLearner: Call;
let putBack: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  asAdmin = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
  asLearner = callsAs(api, await api.tokenOf(await makePerson()));
  putBack = await storedHome();
});
afterEach(() => putBack());
afterAll(() => api.close());

const newest = (blocks: EditedBlock[]): string =>
  blocks
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)!;

const arrange = async (input: {
  ids: string[];
  hiddenIds: string[];
  updatedAt: string;
}): Promise<EditedBlock[]> =>
  (
    await asAdmin<{ done: { homeBlocks: EditedBlock[] } }>(
      'mutation($input: ArrangeHomeInput!) { done: arrangeHome(input: $input) { homeBlocks { id kind hidden updatedAt } } }',
      { input },
    )
  ).done.homeBlocks;

/** Returns the current arrangement as input for a change. */
async function asItIs() {
  const blocks = await editedBlocks(asAdmin);
  return {
    ids: blocks.map(({ id }) => id),
    hiddenIds: blocks.filter(({ hidden }) => hidden).map(({ id }) => id),
    updatedAt: newest(blocks),
  };
}

describe('home page arrangement', () => {
  it('changes order and hidden blocks at once, with an audit entry', async () => {
    const before = await asItIs();
    const ids = before.ids.toReversed();
    const hiddenIds = [ids[0]!];
    const after = await arrange({ ...before, ids, hiddenIds });
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual(hiddenIds);
    expect(await kindsOf(asLearner)).toEqual(after.slice(1).map(({ kind }) => kind));
    const audited = await auditOf('home_block', 'home');
    expect(audited.at(-1)).toMatchObject({
      action: 'edit',
      changes: { order: [before.ids, ids], hidden: [before.hiddenIds, hiddenIds] },
    });
    await arrange(await asItIs());
    expect(await auditOf('home_block', 'home')).toHaveLength(audited.length);
  });

  it('can hide all blocks, which leaves the page empty', async () => {
    const { ids, updatedAt } = await asItIs();
    await arrange({ ids, hiddenIds: ids, updatedAt });
    expect(await homeOf(asLearner)).toEqual([]);
  });

  it('rejects a change based on an arrangement that another administrator changed since', async () => {
    const before = await asItIs();
    const both = [before.ids.toReversed(), before.ids.toSpliced(0, 2, before.ids[1]!, before.ids[0]!)];
    const done = await Promise.allSettled(both.map((ids) => arrange({ ...before, ids })));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const now = await asItIs();
    await createBlock(asAdmin, { kind: 'Support' });
    await expect(arrange(now)).rejects.toThrow('CONFLICT');
  });

  it.each([
    ['a block twice', (ids: string[]) => ({ ids: [...ids, ids[0]!] }), 'ids'],
    ['too many blocks', (ids: string[]) => ({ ids: Array(1000).fill(ids[0]) }), 'ids'],
    ['an unknown hidden block', (ids: string[]) => ({ ids: ids.slice(1), hiddenIds: ids }), 'hiddenIds'],
  ])('rejects %s', async (_what, change, field) => {
    const before = await asItIs();
    const arranged = { ...before, hiddenIds: [], ...change(before.ids) };
    await expect(arrange(arranged)).rejects.toMatchObject({ message: 'BAD_USER_INPUT', fields: [field] });
  });

  it('has a preview for administrators only, including hidden blocks and those for other people', async () => {
    const preview = (as: Call) => as<{ previewHome: VisibleBlock[] }>('{ previewHome { kind } }');
    expect((await preview(asAdmin)).previewHome).toHaveLength(11);
    await expect(preview(asLearner)).rejects.toThrow('FORBIDDEN');
  });
});

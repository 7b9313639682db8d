import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeAccount, makeClient, makeModule, makePerson } from '#server/testing/factories';
import { makeReward } from '#server/testing/content/rewards';
import { jumpStatement } from './jump.queries';
import { jumpPatterns } from './jump.service';

interface Target {
  id: string;
  kind: string;
  name: string;
  note: string | null;
  email: string | null;
  disabled: boolean;
}

let api: Api;
let asAdmin: Call;

const fields = 'id kind name note email disabled';
const jump = async (words: string, as = asAdmin, lang: string | null = null): Promise<Target[]> =>
  (
    await as<{ jumpTargets: Target[] }>(
      `query ($words: String!, $lang: Language) { jumpTargets(words: $words, lang: $lang) { ${fields} } }`,
      { words, lang },
    )
  ).jumpTargets;
const names = async (words: string): Promise<string[]> => (await jump(words)).map(({ name }) => name);
const jumpTo = async (ids: readonly string[], as = asAdmin): Promise<Target[]> =>
  (
    await as<{ jumpTargetsOf: Target[] }>(`query ($ids: [ID!]!) { jumpTargetsOf(ids: $ids) { ${fields} } }`, {
      ids,
    })
  ).jumpTargetsOf;

const words = (en: string, fr = '') => ({ en, es: '', fr });

beforeAll(async () => {
  api = await startApi();
  asAdmin = callsAs(api, await api.tokenOf(await makePerson({ name: 'Alex Moreno', role: 'admin' })));
});
afterAll(() => api.close());

describe('jump search for administrators', () => {
  it('finds people, accounts, modules and other records, in this order, with distinguishing details', async () => {
    const account = await makeAccount({ name: 'Grip Riviera', number: 'GR-77 02' });
    const { id, email } = await makePerson({ name: 'Gripa Roy', account });
    const { id: moduleId } = await makeModule({
      name: words('Grip in the wet', 'Adhérence'),
      enabled: false,
    });
    const { id: rewardId } = await makeReward({ name: 'Grip glove' });
    const found = [
      { id, kind: 'person', name: 'Gripa Roy', note: 'Grip Riviera', email, disabled: false },
      {
        id: account.id,
        kind: 'account',
        name: 'Grip Riviera',
        note: 'GR-77 02',
        email: null,
        disabled: false,
      },
      { id: moduleId, kind: 'module', name: 'Grip in the wet', note: null, email: null, disabled: true },
      { id: rewardId, kind: 'reward', name: 'Grip glove', note: null, email: null, disabled: false },
    ];
    expect(await jump('grip')).toEqual(found);
    expect(await jump('gr-77 gr')).toEqual([found[1]]);
    const reversed = found.toReversed();
    expect(await jumpTo(reversed.map((target) => target.id))).toEqual(reversed);
  });

  it('sorts names that begin with the text first, then names with a word that does', async () => {
    await makePerson({ name: 'Marchenko, Ada' });
    await makePerson({ name: 'Wei-Lin Chen' });
    await makePerson({ name: 'Chenier, Luc' });
    await makePerson({ name: 'Ines Ruiz-Chen' });
    await makePerson({ name: 'Chen, Marcus' });
    expect(await names('chen')).toEqual([
      'Chen, Marcus',
      'Chenier, Luc',
      'Ines Ruiz-Chen',
      'Wei-Lin Chen',
      'Marchenko, Ada',
    ]);
    expect(await names('marcus chen')).toEqual(['Chen, Marcus']);
  });

  it('ignores accents and case, and finds the beginning of an e-mail address', async () => {
    const { email } = await makePerson({ name: 'Étienne Åkesson' });
    for (const typed of ['etienne', 'ÉTIENNE', 'akesson et', '  Åkes  ', email.slice(0, 12)]) {
      expect(await names(typed)).toEqual(['Étienne Åkesson']);
    }
  });

  it('needs two letters at the start of a word', async () => {
    await makePerson({ name: 'Yvo Quaint' });
    await makePerson({ name: 'Equall' });
    expect(await names('q')).toEqual([]);
    expect(await names(' q ')).toEqual([]);
    expect(await names('')).toEqual([]);
    expect(await names('qu')).toEqual(['Yvo Quaint']);
    expect(await names('y q')).toEqual(['Yvo Quaint']);
    expect(await names('qua')).toEqual(['Yvo Quaint', 'Equall']);
  });

  it.each(['%%', '__', '.*', '^a', '(a', 'a|b', '[a-z]', '\\w', 'a{1', '$$', "' or 1=1", '🛞🛞'])(
    'treats %s literally',
    async (typed) => {
      expect(await names(typed)).toEqual([]);
      await makePerson({ name: `Sign ${typed}` });
      expect(await names(typed)).toEqual([`Sign ${typed}`]);
    },
  );

  it('marks disabled people and accounts', async () => {
    await makePerson({ name: 'Zora Away', disabled: true });
    await makeAccount({ name: 'Zora Closed', disabled: true });
    expect((await jump('zora')).map(({ kind, disabled }) => [kind, disabled])).toEqual([
      ['person', true],
      ['account', true],
    ]);
  });

  it('searches names in any language and returns them in the requested one', async () => {
    await makeModule({ name: words('Beadlock seating', 'Assise du talon') });
    expect((await jump('talon')).map(({ name }) => name)).toEqual(['Beadlock seating']);
    expect((await jump('beadlock', asAdmin, 'fr')).map(({ name }) => name)).toEqual(['Assise du talon']);
  });

  it('returns at most eight of each kind, in a stable order', async () => {
    for (let n = 0; n < 10; n++) {
      await makePerson({ name: `Jonas ${n}` });
      await makeAccount({ name: `Jonas ${n}` });
      await makeModule({ name: words(`Jonas ${n}`) });
      await makeReward({ name: `Jonas ${n}` });
    }
    const first = (await jump('jonas')).map(({ kind, name }) => `${kind} ${name}`);
    const kinds = ['person', 'account', 'module', 'reward'];
    expect(first).toEqual(kinds.flatMap((kind) => Array.from({ length: 8 }, (_, n) => `${kind} Jonas ${n}`)));
    expect((await jump('jonas')).map(({ kind, name }) => `${kind} ${name}`)).toEqual(first);
  });

  it('skips unknown ids, and rejects more than 20', async () => {
    const { id } = await makePerson({ name: 'Ida' });
    expect(
      (await jumpTo(['no id', '00000000-0000-4000-8000-000000000000', id])).map(({ name }) => name),
    ).toEqual(['Ida']);
    await expect(jumpTo(Array.from({ length: 21 }, () => id))).rejects.toThrow('BAD_USER_INPUT');
    await expect(jump('x'.repeat(201))).rejects.toThrow('BAD_USER_INPUT');
  });

  it('is available to administrators only', async () => {
    const account = await makeAccount();
    const others = [
      await api.tokenOf(await makePerson()),
      await api.tokenOf(await makePerson({ role: 'manager', account })),
      await api.clientToken(await makeClient()),
    ];
    for (const token of others) {
      await expect(jump('chen', callsAs(api, token))).rejects.toThrow('FORBIDDEN');
      await expect(jumpTo([], callsAs(api, token))).rejects.toThrow('FORBIDDEN');
    }
    await expect(jump('chen', callsAs(api, ''))).rejects.toThrow('UNAUTHENTICATED');
  });
});

describe('statement of the jump search', () => {
  it.each(['ch', 'chen marcus'])('uses only the word indexes for %s', async (typed) => {
    const { text, values } = jumpStatement(jumpPatterns(typed)!, 'en');
    const client = await pool().connect();
    try {
      await client.query('begin');
      // PostgreSQL scans a small table unless sequential scans cost more.
      await client.query('set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan/);
      for (const table of ['profile', 'account', 'search_text']) expect(plan).toContain(`${table}_begins`);
      for (const index of ['profile_words', 'account_words', 'search_text_titles'])
        expect(plan).toContain(index);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

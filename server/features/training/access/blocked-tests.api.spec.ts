import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { now } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { languages } from '#server/platform/language/i18n';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import type { UserType } from '#server/platform/access/viewer';
import type { TestBlockReason } from '../training.enums';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Block {
  en: string;
  es: string;
  fr: string;
  /** Creates a module whose test is blocked for the person. */
  module: (person: SpecPerson) => Promise<SpecModule>;
}

async function failedOnce(person: SpecPerson, resetPeriod: 'yearly' | null): Promise<SpecModule> {
  const module = await makeModule({ test: { maxFails: 1, resetPeriod } });
  await makeResult(person.id, module, { status: 'failed' });
  return module;
}

// The specification defines the exact English texts; Spanish and French are ours.
const blocks: Record<TestBlockReason, Block> = {
  already_passed: {
    en: 'You have already passed this test.',
    es: 'Ya ha aprobado este examen.',
    fr: 'Vous avez déjà réussi ce test.',
    module: async (person) => {
      const module = await makeModule();
      await makeResult(person.id, module, { status: 'passed' });
      return module;
    },
  },
  disabled: {
    en: 'This module is disabled.',
    es: 'Este módulo está desactivado.',
    fr: 'Ce module est désactivé.',
    module: () => makeModule({ enabled: false }),
  },
  too_many_fails: {
    en: 'You have failed this test too many times.',
    es: 'Ha reprobado este examen demasiadas veces.',
    fr: 'Vous avez échoué à ce test trop de fois.',
    module: (person) => failedOnce(person, 'yearly'),
  },
  no_reset_date: {
    en: 'The admin has not specified a reset date.',
    es: 'El administrador no ha indicado una fecha de restablecimiento.',
    fr: "L'administrateur n'a pas indiqué de date de réinitialisation.",
    module: (person) => failedOnce(person, null),
  },
  too_few_tests: {
    en: 'You must take at least 10 standard tests before taking a PRO test.',
    es: 'Debe realizar al menos 10 exámenes estándar antes de realizar un examen PRO.',
    fr: 'Vous devez passer au moins 10 tests standards avant de passer un test PRO.',
    module: () => makeModule({ test: { category: 'pro' } }),
  },
  no_questions: {
    en: 'This module has no test.',
    es: 'Este módulo no tiene examen.',
    fr: "Ce module n'a pas de test.",
    module: () => makeModule({ test: null }),
  },
  wrong_user_type: {
    en: 'You do not have the appropriate user type to access this module.',
    es: 'No tiene el tipo de usuario adecuado para acceder a este módulo.',
    fr: "Vous n'avez pas le type d'utilisateur requis pour accéder à ce module.",
    module: ({ viewer }) =>
      makeModule({ userTypes: [viewer.userType === 'motorcycle' ? 'conti' : 'motorcycle'] }),
  },
  already_pro: {
    en: 'You are already a PRO user. You cannot take the PRO modules again',
    es: 'Ya es usuario PRO. No puede volver a realizar los módulos PRO',
    fr: 'Vous êtes déjà utilisateur PRO. Vous ne pouvez pas reprendre les modules PRO',
    module: () => makeModule({ test: { category: 'pro' } }),
  },
};
const reasons = Object.keys(blocks) as TestBlockReason[];

const open = { open: true, reason: null, message: null };

async function accessOf(person: SpecPerson, { id }: SpecModule): Promise<unknown> {
  const query = 'query ($id: ID!) { module(id: $id) { myTest { access { open reason message } } } }';
  const { body } = await api.graphql<{ module: { myTest: { access: unknown } } }>(
    query,
    { id },
    await api.tokenOf(person),
  );
  return body.data.module.myTest.access;
}

/** Tries to start the test and returns the error. Undefined if the test was started. */
async function startError(person: SpecPerson, { id }: SpecModule) {
  const start = 'mutation ($id: ID!) { startTest(input: { moduleId: $id }) { attempt { id } } }';
  const { body } = await api.graphql(start, { id }, await api.tokenOf(person));
  return body.errors?.[0];
}

describe('blocked test', () => {
  it.each(reasons)('shows the message for %s in English, Spanish and French', async (reason) => {
    for (const lang of languages) {
      const person = await makePerson({ lang, userType: reason === 'already_pro' ? 'pro' : 'standard' });
      const module = await blocks[reason].module(person);
      const message = blocks[reason][lang];
      expect(await accessOf(person, module)).toEqual({ open: false, reason, message });
    }
  });

  it.each(reasons)(
    'can’t be started while it is blocked by %s, and the error has the reason',
    async (reason) => {
      const person = await makePerson({ userType: reason === 'already_pro' ? 'pro' : 'standard' });
      const module = await blocks[reason].module(person);
      expect(await startError(person, module)).toMatchObject({
        message: blocks[reason].en,
        extensions: { code: 'TEST_BLOCKED', reason },
      });
      const { rows } = await pool().query(
        `select from attempt where profile_id = $1 and test_id = $2 and status = 'in_progress'`,
        [person.id, module.testId],
      );
      expect(rows).toEqual([]);
    },
  );
});

const userTypes = ['standard', 'pro', 'conti', 'motorcycle'] as const;

/** Returns the reason that a test of these blocks has for a person: only PRO people are already PRO. */
function reasonFor(reason: TestBlockReason, userType: UserType): TestBlockReason {
  if (reason === 'already_pro' && userType !== 'pro') return 'too_few_tests';
  return reason === 'too_few_tests' && userType === 'pro' ? 'already_pro' : reason;
}

interface Answer {
  id: string;
  canOpen: boolean;
  description: string;
  myTest: {
    access: { open: boolean; reason: string | null; message: string | null; opensAgainAt: string | null };
  };
}

const rubber = '<p>Rubber in the cold.</p>';

describe('access to a module', () => {
  const yearEnd = new Date(Date.UTC(now().getUTCFullYear() + 1, 0, 1)).toISOString();
  const parts = '{ id canOpen description myTest { access { open reason message opensAgainAt } } }';

  it.each(userTypes)(
    'is the same on the home page, in the list and by id for every reason: %s',
    async (userType) => {
      for (const reason of reasons) {
        const person = await makePerson({ userType });
        const { id } = await blocks[reason].module(person);
        const { body } = await api.graphql<{
          module: Answer;
          modules: { nodes: Answer[] };
          homeBlocks: { proModules: Answer[] | null }[];
        }>(
          `query($id: ID!) { module(id: $id) ${parts} modules(first: 100) { nodes ${parts} }
          homeBlocks { proModules ${parts} } }`,
          { id },
          await api.tokenOf(person),
        );
        const { module, modules, homeBlocks } = body.data;
        const expected = reasonFor(reason, userType);
        const canOpen = expected !== 'disabled' && expected !== 'wrong_user_type';
        expect(module).toEqual({
          id,
          canOpen,
          description: canOpen ? rubber : '',
          myTest: {
            access: {
              open: false,
              reason: expected,
              message: blocks[expected].en,
              opensAgainAt: expected === 'too_many_fails' ? yearEnd : null,
            },
          },
        });
        const elsewhere = [...modules.nodes, ...homeBlocks.flatMap(({ proModules }) => proModules ?? [])];
        const same = elsewhere.filter((each) => each.id === id);
        expect(same).toEqual(same.map(() => module));
        // Lists leave out a disabled module that the person hasn't started.
        expect(same.length > 0).toBe(expected !== 'disabled');
      }
    },
  );
});

describe('PRO test on a new database', () => {
  it('opens after the tenth standard test, not after the ninth', async () => {
    const person = await makePerson();
    const pro = await makeModule({ test: { category: 'pro' } });
    const standard = await Promise.all(Array.from({ length: 10 }, () => makeModule()));
    const finish = (module: SpecModule) => makeResult(person.id, module, { status: 'passed' });
    for (const module of standard.slice(0, 9)) await finish(module);
    const message = 'You must take at least 10 standard tests before taking a PRO test.';
    expect(await accessOf(person, pro)).toEqual({ open: false, reason: 'too_few_tests', message });
    expect(await startError(person, pro)).toMatchObject({ message });
    await finish(standard[9]!);
    expect(await accessOf(person, pro)).toEqual(open);
    expect(await startError(person, pro)).toBeUndefined();
  });

  it('requires ten standard tests by default', async () => {
    const { body } = await api.graphql('{ settings { standardTestsRequired standardTestsOnlyPassed } }');
    expect(body.data).toEqual({ settings: { standardTestsRequired: 10, standardTestsOnlyPassed: false } });
  });
});

import { type GraphQLSchema, isInputObjectType, isIntrospectionType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { type SampleCall, sampleCalls } from '#server/testing/api/sample-calls';
import { portalSchema } from './schema';

// Public on purpose: data of the sign-in page and the forms, certificates by number, password links,
// messages to support, and the links in newsletters.
const publicOperations = [
  'certificate',
  'confirmNewsletter',
  'countries',
  'enumerations',
  'leaveNewsletterByLink',
  'menus',
  'passwordLink',
  'regions',
  'requestPasswordLink',
  'sendContactMessage',
  'setPasswordByLink',
  'settings',
  'storeChoices',
  'terms',
];

// Everyone can call these for themselves; all other mutations are for administrators.
const ownMutations = [
  'acceptTerms',
  'cancelOrder',
  'changeOwnPassword',
  'checkAccountNumber',
  'confirmNewsletter',
  'createArchiveLink',
  'createArticleFileLink',
  'createDownloadLink',
  'declineTerms',
  'endImpersonation',
  'endSessions',
  'leaveNewsletter',
  'leaveNewsletterByLink',
  'markArticleRead',
  'redeemReward',
  'rejoinNewsletter',
  'requestDeletion',
  'requestOwnData',
  'requestPasswordLink',
  'saveAnswer',
  'saveSurveyAnswer',
  'sendContactMessage',
  'setLanguage',
  'setPasswordByLink',
  'signUpload',
  'startTest',
  'submitSurvey',
  'subscribeToNewsletter',
  'submitTest',
  'claimAssembly',
  'withdrawDeletion',
  'updateProfile',
  'viewModule',
];

// Managers can call these too.
const managersMutations = ['remindPeople'];

describe('API schema', () => {
  let api: Api;
  let schema: GraphQLSchema;
  let calls: SampleCall[];

  beforeAll(async () => {
    api = await startApi();
    schema = await portalSchema();
    calls = sampleCalls(schema);
  });
  afterAll(() => api.close());

  async function codeOf({ query, variables }: SampleCall, token?: string): Promise<string> {
    const { body } = await api.graphql(query, variables, token);
    return body.errors?.[0]?.extensions.code ?? 'none';
  }

  it('gives strangers nothing except public data', async () => {
    const answered: string[] = [];
    const tooDear: string[] = [];
    for (const each of calls) {
      const code = await codeOf(each);
      if (code === 'QUERY_TOO_COMPLEX') tooDear.push(each.name);
      else if (code !== 'UNAUTHENTICATED') answered.push(each.name);
    }
    expect(answered.sort()).toEqual(publicOperations);
    // Callers with access have a larger cost limit than strangers.
    expect(tooDear.sort()).toEqual(['acceptAnswerPreview', 'regradePreview']);
  });

  it('rejects learners and managers for every mutation except their own', async () => {
    const changes = Object.keys(schema.getMutationType()!.getFields());
    expect(changes).toEqual(expect.arrayContaining(ownMutations));
    const admin = calls.filter(({ name }) => changes.includes(name) && !ownMutations.includes(name));
    expect(admin).toHaveLength(changes.length - ownMutations.length);
    expect(admin.length).toBeGreaterThan(20);
    for (const role of ['user', 'manager'] as const) {
      const token = await api.tokenOf(await makePerson({ role }));
      const rejected =
        role === 'user' ? admin : admin.filter(({ name }) => !managersMutations.includes(name));
      for (const each of rejected)
        expect([each.name, await codeOf(each, token)]).toEqual([each.name, 'FORBIDDEN']);
    }
  });

  it('describes every type, field and argument', () => {
    const silent: string[] = [];
    const note = (name: string, description: string | null | undefined): void => {
      if (!description?.trim()) silent.push(name);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (isIntrospectionType(type)) continue;
      if (!['Query', 'Mutation'].includes(type.name)) note(type.name, type.description);
      if (!isObjectType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field.description);
        if ('args' in field) {
          for (const arg of field.args) note(`${type.name}.${field.name}(${arg.name})`, arg.description);
        }
      }
    }
    expect(silent).toEqual([]);
  });
});

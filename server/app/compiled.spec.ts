import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoId } from '#server/demo/ids';
import { loadDemoData } from '#server/demo/load';
import { specIssuer } from '#server/testing/factories';
import { type Api, startApi } from '#server/testing/api';
import { select } from '#server/platform/database';
import { root } from '#server/platform/root';
import { describedThings } from './described-things';

interface Operation {
  name: string;
  document: string;
}

const path = join(root, 'client/platform/generated/operations.json');
const operations = JSON.parse(readFileSync(path, 'utf8')) as Operation[];
const moduleId = demoId('module', 'all-terrain-basics');

// What the client's reads are called with that need something; one that is missing here fails the spec.
type Reads = Record<string, () => Promise<Record<string, unknown>>>;
const reads: Reads = {
  Home: async () => ({ lang: 'fr' }),
  Menus: async () => ({ lang: 'fr' }),
  ModuleList: async () => ({ filter: { search: 'tread' } }),
  ModulePage: async () => ({ id: moduleId }),
  Album: async () => ({ section: 'pro_training', slug: 'pro-day-laval' }),
  Albums: async () => ({ filter: { section: 'pro_training' } }),
  Newsletter: async () => ({ section: 'pro_training' }),
  NewsletterIssue: async () => ({ section: 'pro_training', number: 71 }),
  NewsletterIssues: async () => ({ filter: { section: 'pro_training' } }),
  Article: async () => ({ section: 'whats_new', slug: 'new-winter-line' }),
  Articles: async () => ({ section: 'whats_new' }),
  ModulePanel: async () => ({ id: moduleId, lang: 'fr' }),
  PartModule: async () => ({ id: moduleId, lang: 'fr' }),
  AwardYears: async () => ({ section: 'pro_training' }),
  ContentSection: async () => ({ key: 'pro_training' }),
  FirstModulePage: async () => ({ id: moduleId, lang: 'fr' }),
  ProgramPage: async () => ({ group: 'gold_retailer' }),
  OpenTests: async () => ({}),
  OwnLastTests: async () => ({}),
  OwnPoints: async () => ({}),
  OwnProfile: async () => ({}),
  OwnProgress: async () => ({}),
  OwnCertificates: async () => ({}),
  OwnResults: async () => ({ filter: { closedFrom: '2020-01-01T00:00:00.000Z' } }),
  Pros: async () => ({ search: null, filter: { section: 'pro_training' } }),
  ProfileLists: async () => ({ country: 'US' }),
  ResultPage: async () => ({ id: await attempt('failed') }),
  ReviewResult: async () => ({ id: await attempt('failed') }),
  PasswordLink: async () => ({ token: 'none' }),
  OwnOrders: async () => ({}),
  Leaderboard: async () => ({ filter: { period: 'year' } }),
  LeaderboardOwner: async () => ({}),
  RewardPage: async () => ({ id: demoId('reward', 'flask') }),
  Rewards: async () => ({}),
  Search: async () => ({ words: 'winter', kind: null }),
  SentSurvey: async () => ({ id: demoId('survey', '1') }),
  Shell: async () => ({}),
  Surveys: async () => ({ section: 'pro_training' }),
  Terms: async () => ({}),
  TakenAttempt: async () => ({ id: await attempt('in_progress') }),
  TakenSurvey: async () => ({ id: demoId('survey', '0') }),
  VerifyCertificate: async () => ({ number: await certificateNumber(), lang: 'fr' }),
};

const ofLearner = async () => ({ id: demoId('profile', 'learner@treadway.example') });

// The same for what only administrators read.
const adminReads: Reads = {
  ArticleSight: async () => ({
    id: demoId('article', 'new-winter-line'),
    reader: { role: 'user', userType: 'standard' },
  }),
  ArticlePreview: async () => ({ id: demoId('article', 'new-winter-line') }),
  MaintenanceImpact: async () => ({}),
  SiteSettings: async () => ({}),
  ArrangedHome: async () => ({}),
  PreviewHome: async () => ({ lang: 'fr' }),
  ArrangedMenus: async () => ({}),
  AudienceSize: async () => ({ audience: { roles: ['admin'], userTypes: [], accountKinds: [] } }),
  ModuleFiles: async () => ({ moduleId: demoId('module', 'winter-compounds') }),
  AcceptAnswerPreview: async () => ({ questionId: await question('short_answer'), text: 'ice', lang: 'en' }),
  EditedModule: async () => ({ id: moduleId }),
  EditedModules: async () => ({ search: 'tread' }),
  EditedQuestion: async () => ({ id: await question('multiple_select') }),
  EditedQuestions: async () => ({ filter: { testId: (await test()).id } }),
  EditedTest: async () => ({ moduleId }),
  ImagesOfModule: async () => ({ moduleId }),
  ImportsUnderWay: async () => ({ moduleId }),
  ItemStatistics: async () => ({ testId: (await test()).id, order: 'flag' }),
  PreviewedTest: async () => ({ moduleId }),
  SurveyResults: async () => ({ id: demoId('survey', '0'), filter: null }),
  QuestionImport: async () => ({ id: await questionImport() }),
  QuestionImportLines: async () => ({ id: await questionImport() }),
  QuestionImports: async () => ({ moduleId }),
  QuestionsTest: async () => ({ moduleId }),
  RegradedQuestion: async () => ({ id: await question('multiple_choice') }),
  RegradePreview: async () => ({
    questionId: await question('multiple_choice'),
    mode: 'new_only',
    takesAway: true,
  }),
  StatisticsTest: async () => ({ moduleId: (await test()).moduleId }),
  // Shuffled options would stand in another order each time.
  TestPreview: async () => ({ testId: demoId('test', 'greeting-the-customer') }),
  UnmatchedAnswers: async () => ({ questionId: await question('short_answer') }),
  ChoosableAccounts: async () => ({ search: 'tire' }),
  FulfilledOrder: async () => ({ id: demoId('order', 'flask') }),
  FulfilledOrders: async () => ({ search: 'flask', filter: { states: ['placed'] } }),
  OrderViews: async () => ({}),
  People: async () => ({ search: 'des', filter: { closeToPro: false } }),
  PersonBalance: ofLearner,
  PersonLists: async () => ({ country: 'CA' }),
  PersonPage: ofLearner,
  PersonPoints: ofLearner,
  PersonResults: ofLearner,
  Team: async () => ({
    all: {},
    close: { closeToPro: true },
    unseen: { notSeenSince: '2026-11-01T00:00:00Z' },
  }),
  TeamMember: ofLearner,
  ProPeople: async () => ({}),
  DataRequests: async () => ({ filter: { kinds: ['deletion'], states: null } }),
  MailboxKept: async () => ({}),
  SentMail: async () => ({ id: moduleId }),
  SentMails: async () => ({}),
  TermsVersion: async () => ({ number: 1 }),
  TermsVersions: async () => ({}),
  NewestTerms: async () => ({}),
};

/** What the operations that are written for a described thing ask for; those of another name need nothing. */
async function ofThing(name: string): Promise<Record<string, unknown>> {
  const one = describedThings.find(({ things }) => name === `Edited${things.description.name}`);
  if (!one) return {};
  const [row] = await select<{ id: string }>(
    `spec-${name}`,
    `select id from "${one.things.description.table}" limit 1`,
  );
  return { id: row!.id };
}

async function test(): Promise<{ id: string; moduleId: string }> {
  const [row] = await select<{ id: string; moduleId: string }>(
    'spec-test',
    'select id, module_id as "moduleId" from test order by id limit 1',
  );
  return row!;
}

async function addImage(): Promise<void> {
  await select(
    'spec-image',
    `insert into module_image (module_id, original_url, width, height, position, alt)
     values ($1, '/images/tread.jpg', 800, 600, 1, '{"en": "A tread", "es": "", "fr": ""}')`,
    [moduleId],
  );
}

async function questionImport(): Promise<string> {
  const [row] = await select<{ id: string }>(
    'spec-import',
    `with imported as (
       insert into question_import (module_id, file_name, format, status, done, total, made_by_kind)
       values ($1, 'bank.gift', 'gift', 'previewed', 1, 1, 'system') returning id
     ), line as (
       insert into question_import_line (import_id, number, line, label, verdict, already_there, notes)
       select id, 1, 1, 'Tread', 'refused', false, '[]' from imported
     ) select id from imported`,
    [moduleId],
  );
  return row!.id;
}

async function question(kind: string): Promise<string> {
  const [row] = await select<{ id: string }>(
    'spec-question',
    'select id from question where kind = $1 limit 1',
    [kind],
  );
  return row!.id;
}

async function certificateNumber(): Promise<string> {
  const [row] = await select<{ number: string }>(
    'spec-certificate',
    'select number from certificate limit 1',
  );
  return row!.number;
}

async function attempt(status: string): Promise<string> {
  const [row] = await select<{ id: string }>(
    'spec-attempt',
    'select id from attempt where profile_id = $1 and status = $2 limit 1',
    [demoId('profile', 'learner@treadway.example'), status],
  );
  return row!.id;
}

describe("the client's own operations", () => {
  let api: Api;
  let token: string;
  let adminToken: string;

  async function tokenOf(email: string): Promise<string> {
    const [link] = await select<{ subject: string }>(
      'spec-subject',
      'update profile_identity set issuer = $1 where profile_id = $2 returning subject',
      [specIssuer, demoId('profile', email)],
    );
    return api.tokenOf({ subject: link!.subject, email });
  }

  beforeAll(async () => {
    api = await startApi();
    await loadDemoData();
    await addImage();
    token = await tokenOf('learner@treadway.example');
    adminToken = await tokenOf('admin@treadway.example');
  });
  afterAll(() => api.close());

  const withoutClock = (text: string): unknown =>
    JSON.parse(text, (key, value: unknown) => (key === 'serverTime' ? null : value));

  async function answer(
    document: string,
    variables: Record<string, unknown>,
    caller: string,
  ): Promise<unknown> {
    const { status, body } = await api.graphql(document, variables, caller);
    expect(status).toBe(200);
    return withoutClock(JSON.stringify(body));
  }

  const needVariables = operations.filter(({ document }) =>
    /^(query|mutation) \w+\([^)]*![,)]/.test(document),
  );

  it.each(needVariables.map((operation) => [operation.name, operation.document] as const))(
    '%s refuses missing and wrong variables as bad input, not as a fault of ours',
    async (_name, document) => {
      const wrong = Object.fromEntries(
        [...document.matchAll(/\$(\w+):/g)].map(([, name]) => [name!, { secret: 'Sup3r-secret' }]),
      );
      for (const variables of [{}, wrong]) {
        const { status, body } = await api.graphql(document, variables, token);
        const { code, fields } = body.errors![0]!.extensions;
        expect([status, code]).toEqual([200, 'BAD_USER_INPUT']);
        // Named by paths that begin with a variable of the document.
        for (const path of fields as string[]) expect(document).toContain(`$${path.split('.')[0]!}:`);
        expect(JSON.stringify(body)).not.toContain('Sup3r-secret');
      }
    },
  );

  const queries = operations.filter(({ document }) => document.startsWith('query'));

  it.each(queries.map((operation) => [operation.name, operation] as const))(
    '%s gives the same compiled and by graphql-js',
    async (name, { document }) => {
      const forAdmins = name in adminReads || name.startsWith('Edited');
      const caller = forAdmins ? adminToken : token;
      const variables = await (adminReads[name] ?? reads[name] ?? (() => ofThing(name)))();
      const compiled = await answer(document, variables, caller);
      // A comment makes it a document that is not on the client's list, so graphql-js runs it.
      expect(await answer(`${document}\n# not the client's`, variables, caller)).toEqual(compiled);
      expect(JSON.stringify(compiled)).not.toContain('"errors"');
    },
  );
});

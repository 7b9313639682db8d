import { randomUUID } from 'node:crypto';
import { publishTest } from '#server/features/authoring/publish-test';
import { evictAll } from '#server/platform/cache/cache';
import { transaction } from '#server/platform/database/database';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { presets, type Scope } from '#server/platform/access/scopes';
import type { AccountKind, Person, Role, UserType } from '#server/platform/access/viewer';
import { insert } from './database/insert';
import { makeQuestion, onlyEnglish, type SpecQuestion } from './questions';

/** The issuer of the tokens that `startApi` accepts. */
export const specIssuer = 'https://identity.spec.example/realms/treadway';

export interface SpecAccount {
  id: string;
  kind: AccountKind;
  number: string;
}

/** A person with a viewer for services and a subject for tokens. */
export interface SpecPerson {
  id: string;
  email: string;
  subject: string;
  viewer: Person;
}

/** Adds an account, by default a gold distributor. */
export function makeAccount(
  values: { kind?: AccountKind; number?: string; name?: string; disabled?: boolean } = {},
): Promise<SpecAccount> {
  return insert<SpecAccount>(
    `insert into account (kind, number, name, country, region, disabled_at)
     values ($1, $2, $3, 'US', 'US-TX', case when $4::boolean then now() end) returning id, kind, number`,
    [
      values.kind ?? 'gold_distributor',
      values.number ?? `GD-${randomUUID().slice(0, 8)}`,
      values.name ?? 'Lone Star Tires',
      values.disabled ?? false,
    ],
  );
}

interface PersonValues {
  name?: string;
  role?: Role;
  userType?: UserType;
  lang?: Language;
  account?: SpecAccount | null;
  location?: string | null;
  disabled?: boolean;
}

/** Adds a person who has signed in before, by default a standard user without an account. */
export async function makePerson(values: PersonValues = {}): Promise<SpecPerson> {
  const subject = randomUUID();
  const email = `${subject}@spec.example`;
  const { name = 'Sam Sample', role = 'user', userType = 'standard', lang = 'en', account = null } = values;
  const { id } = await insert<{ id: string }>(
    `with made as (
       insert into profile (name, email, role, user_type, lang, account_id, location, disabled_at)
       values ($1, $2, $3, $4, $5, $6, $7, case when $8::boolean then now() end) returning id
     ), linked as (
       insert into profile_identity (issuer, subject, profile_id) select $9, $10, id from made
     ) select id from made`,
    [
      name,
      email,
      role,
      userType,
      lang,
      account?.id ?? null,
      values.location ?? null,
      values.disabled ?? false,
      specIssuer,
      subject,
    ],
  );
  const viewer: Person = {
    kind: 'person',
    profileId: id,
    name,
    role,
    userType,
    lang,
    accountId: account?.id ?? null,
    accountKind: account?.kind ?? null,
    managedAccountIds: role === 'manager' && account ? [account.id] : [],
    proCycleStartedAt: null,
    termsVersion: null,
  };
  return { id, email, subject, viewer };
}

/** Adds an API client with these scopes or those of a preset. Returns its id. */
export async function makeClient(may: keyof typeof presets | readonly Scope[] = 'reader'): Promise<string> {
  const row = await insert<{ id: string }>(
    'insert into api_client (issuer, client_id, name, scopes) values ($1, $2, $2, $3) returning client_id as id',
    [specIssuer, `client-${randomUUID()}`, typeof may === 'string' ? presets[may] : may],
  );
  return row.id;
}

/** Adds a link at the end of a menu, by default for everyone. */
export async function makeMenuLink(values: {
  location?: 'mainMenu' | 'footerMenu';
  label?: LocalizedText;
  href?: string;
  newTab?: boolean;
  roles?: Role[];
  userTypes?: UserType[];
  accountKinds?: AccountKind[];
}): Promise<string> {
  const row = await insert<{ id: string }>(
    `insert into menu_link (location, position, label, href, new_tab, roles, user_types, account_kinds)
     values ($1, (select count(*) from menu_link), $2, $3, $4, $5, $6, $7) returning id`,
    [
      values.location ?? 'mainMenu',
      values.label ?? { en: 'Training', es: '', fr: '' },
      values.href ?? '/training',
      values.newTab ?? false,
      values.roles ?? [],
      values.userTypes ?? [],
      values.accountKinds ?? [],
    ],
  );
  return row.id;
}

/** Opens or closes the gold programs. */
export async function setPrograms(open: { distributor: boolean; retailer: boolean }): Promise<void> {
  await insert(
    'update site_setting set gold_distributor_modules_enabled = $1, gold_retailer_modules_enabled = $2',
    [open.distributor, open.retailer],
  );
}

interface ModuleValues {
  name?: LocalizedText;
  description?: LocalizedText;
  kind?: 'tire' | 'training' | 'unknown';
  brand?: 'conti' | 'gt';
  group?: string | null;
  tags?: string[];
  userTypes?: UserType[];
  enabled?: boolean;
  createdAt?: Date;
  /** Null creates a module without a test. */
  test?: {
    category?: 'standard' | 'pro' | 'conti' | 'motorcycle';
    passMark?: number;
    questionsPerAttempt?: number | null;
    shuffle?: boolean;
    timeLimitSeconds?: number | null;
    maxFails?: number | null;
    resetPeriod?: 'yearly' | 'quarterly' | 'monthly' | 'weekly' | null;
    points?: number;
    questions?: SpecQuestion[];
  } | null;
}

/** A module with its test. `testId` is null if it has none. */
export interface SpecModule {
  id: string;
  testId: string | null;
}

/** Adds a module, by default with a standard test of two questions, each with a correct and an incorrect option. */
export async function makeModule(values: ModuleValues = {}): Promise<SpecModule> {
  const { id } = await insert<{ id: string }>(
    `insert into module (name, description, kind, brand, "group", user_types, enabled, tags, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, now())) returning id`,
    [
      values.name ?? onlyEnglish('Winter compounds'),
      values.description ?? onlyEnglish('<p>Rubber in the cold.</p>'),
      values.kind ?? 'tire',
      values.brand ?? 'conti',
      values.group ?? null,
      values.userTypes ?? [],
      values.enabled ?? true,
      values.tags ?? [],
      values.createdAt ?? null,
    ],
  );
  if (values.test === null) return { id, testId: null };
  const test = values.test ?? {};
  const { id: testId } = await insert<{ id: string }>(
    `insert into test (module_id, category, pass_mark, questions_per_attempt, shuffle, time_limit_seconds, max_fails,
       reset_period, points) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      id,
      test.category ?? 'standard',
      test.passMark ?? 80,
      test.questionsPerAttempt ?? null,
      test.shuffle ?? false,
      test.timeLimitSeconds ?? null,
      test.maxFails ?? null,
      test.resetPeriod ?? null,
      test.points ?? 100,
    ],
  );
  const questions = test.questions ?? [{}, {}];
  for (const [index, question] of questions.entries()) await makeQuestion(testId, index + 1, question);
  await transaction((manager) => publishTest(manager, testId, null, new Date()));
  evictAll();
  return { id, testId };
}

/** Creates a closed attempt of a person with the given age. */
export async function makeResult(
  personId: string,
  module: SpecModule,
  values: { status: 'passed' | 'failed' | 'abandoned'; startedAt?: Date; score?: number },
): Promise<string> {
  const counted = values.status !== 'abandoned';
  const row = await insert<{ id: string }>(
    `insert into attempt (profile_id, test_id, test_version_id, status, category, pass_mark, points, question_count,
       started_at, last_saved_at, active_at, closed_at, score, correct_count, incorrect_questions)
     select $1, id, version_id, $3, category, pass_mark, points, 2, $4, $4, $4, $4, $5, 0, '[]' from test where id = $2
     returning id`,
    [
      personId,
      module.testId,
      values.status,
      values.startedAt ?? new Date(),
      counted ? (values.score ?? (values.status === 'passed' ? 100 : 0)) : null,
    ],
  );
  return row.id;
}

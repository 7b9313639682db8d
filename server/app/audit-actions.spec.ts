import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { auditActions } from '#server/features/audit/audit.enums';
import type { AuditAction } from '#server/features/audit/audit.types';
import { sealAudit } from '#server/features/audit/sealing/seal-audit';
import { verifyAudit } from '#server/features/audit/sealing/verify-audit';
import { createAccount } from '#server/features/identity/embedded/accounts';
import { initSession } from '#server/features/identity/identity.service';
import { trustIssuer } from '#server/features/identity/tokens';
import { deliverBy, enqueueMail, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { select, transaction } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { makeAward } from '#server/testing/content/awards';
import { makeModule, makePerson, specIssuer, type SpecPerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';

const portal = adminPortal();

/** The expected actor, target and address; null for actions of the portal itself. */
interface Action {
  actor: string | null;
  target: string;
  address?: null;
}

const session = (provider = 'password') => ({ sid: randomUUID(), sign_in_provider: provider });

async function idOf({ email }: { email: string }): Promise<string> {
  const [row] = await select<{ id: string }>('spec-id', 'select id from profile where email = $1', [email]);
  return row!.id;
}

/** Signs a person in and returns what the audit log should contain. */
async function signIn(person: { subject: string; email: string }, provider?: string): Promise<Action> {
  const token = await portal.api.tokenOf(person, session(provider));
  await portal.api.rest('POST', '/api/auth/init', undefined, token);
  const id = await idOf(person);
  return { actor: id, target: id };
}

async function signOut(address: string): Promise<Action> {
  const person = await makePerson();
  const token = await portal.api.tokenOf(person, session());
  await portal.api.rest('POST', '/api/auth/init', undefined, token);
  await portal.api.rest('POST', address, undefined, token);
  return { actor: person.id, target: person.id };
}

/** Submits a test, with or without its correct answers. */
async function sit(isRight: boolean): Promise<Action> {
  const [person, module] = [await makePerson(), await makeModule({ test: { points: 10 } })];
  const as = await portal.api.tokenOf(person);
  const { started } = await portal.call<{ started: { attempt: Attempt } }>(
    `mutation($input: StartTestInput!) { started: startTest(input: $input) { attempt {
       id questions { id options { id text } } } } }`,
    { input: { moduleId: module.id } },
    as,
  );
  const { id: attemptId, questions } = started.attempt;
  for (const { id: questionId, options } of isRight ? questions : []) {
    const optionIds = options.filter(({ text }) => text === 'Right').map(({ id }) => id);
    const answer = { attemptId, questionId, revision: 1, optionIds };
    await portal.call(
      'mutation($input: SaveAnswerInput!) { saveAnswer(input: $input) { __typename } }',
      { input: answer },
      as,
    );
  }
  await portal.call(
    'mutation($input: SubmitTestInput!) { submitTest(input: $input) { result { id } } }',
    { input: { attemptId } },
    as,
  );
  return { actor: person.id, target: attemptId };
}
interface Attempt {
  id: string;
  questions: { id: string; options: { id: string; text: string }[] }[];
}

async function sendMessage({ id }: SpecPerson): Promise<Action> {
  await transaction((manager) =>
    enqueueMail(manager, { template: 'pro_reset', profileId: id, key: `pro:${id}`, values: {} }),
  );
  const mailer = { send: async () => undefined };
  const job = sendMailJob(
    deliverBy(mailer, mailRecipient, { publicUrl: 'https://portal.example', mailFrom: null }),
  );
  await runDueJobs([job]);
  return { actor: null, target: id, address: null };
}

/** Links an account to the profile with its e-mail address, which its company has verified. */
async function joinByEmail({ id, email }: SpecPerson): Promise<Action> {
  await select(
    'spec-former',
    `update profile_identity set issuer = 'https://former.example', email_verified = true where profile_id = $1`,
    [id],
  );
  trustIssuer({
    issuer: specIssuer,
    audience: 'treadway-api',
    browserClient: 'treadway-web',
    accessTokenType: 'at+jwt',
    jwks: { keys: [] },
    signInProviders: ['contilink'],
  });
  await initSession({
    issuer: specIssuer,
    subject: randomUUID(),
    clientId: 'treadway-web',
    signInProvider: 'contilink',
    email,
    emailVerified: true,
    name: 'Sam',
    begunBy: new Date(),
    sessionId: randomUUID(),
  });
  return { actor: id, target: id, address: null };
}

const byAdministrator = (target: string): Action => ({ actor: portal.admin.id, target });
const award = () => makeAward(portal.call, portal.admin.id);

/** Performs each audited action through a flow of the portal. */
const actions: Record<AuditAction, () => Promise<Action>> = {
  add: async () => byAdministrator((await award()).id),
  edit: async () => {
    const { id, updatedAt } = await award();
    await portal.call('mutation($input: UpdateAwardInput!) { updateAward(input: $input) { award { id } } }', {
      input: { id, updatedAt, year: 2024 },
    });
    return byAdministrator(id);
  },
  delete: async () => {
    const { id, updatedAt } = await award();
    await portal.call('mutation($input: DeleteAwardInput!) { deleteAward(input: $input) { __typename } }', {
      input: { id, updatedAt },
    });
    return byAdministrator(id);
  },
  signed_up: () => signIn({ subject: randomUUID(), email: 'signed-up@spec.example' }),
  user_login: async () => signIn(await makePerson()),
  sso_login: async () => signIn(await makePerson(), 'contilink'),
  user_logout: () => signOut('/api/auth/logout'),
  auto_logout: () => signOut('/api/auth/logout?timeout=true'),
  reset_password: async () => {
    const account = { email: 'reset@spec.example', name: 'Sam', password: 'winter-Tread-7' };
    const subject = await transaction((manager) => createAccount(manager, account));
    const { target } = await signIn({ subject, email: account.email });
    const password = { password: 'summer-Tread-8' };
    await portal.api.rest('POST', `/api/user/${target}/change-pass`, password, portal.token);
    return byAdministrator(target);
  },
  test_passed: () => sit(true),
  test_failed: () => sit(false),
  sent_email: async () => sendMessage(await makePerson()),
  user_update: async () => {
    const person = await makePerson();
    const token = await portal.api.tokenOf(person);
    await portal.api.rest('POST', `/api/user/${person.id}/update`, { name: 'Dana Reyes' }, token);
    return { actor: person.id, target: person.id };
  },
  reset_pro: async () => {
    const { id } = await makePerson({ userType: 'pro' });
    await portal.call('mutation($input: ResetProInput!) { resetPro(input: $input) { count } }', {
      input: { profileIds: [id] },
    });
    return byAdministrator(id);
  },
  merged_email: async () => joinByEmail(await makePerson()),
};

describe('audit log of all actions', () => {
  it.each(auditActions)('contains %s with its actor, target and address', async (action) => {
    const { actor, target, address = '127.0.0.1' } = await actions[action]();
    const entries = await select(
      'spec-entries',
      `select e.actor_id as actor, e.target_id as target, o.changes #>> '{address,1}' as address,
         position('127.0.0.1' in e::text) as told
       from audit_entry e left join audit_personal o on o.id = e.origin_id
       where e.action = $1 and e.target_id = $2`,
      [action, target],
    );
    expect(entries).toEqual([{ actor, target, address, told: 0 }]);
  });

  it('is sealed and verified without findings afterwards', async () => {
    await sealAudit();
    const step = await verifyAudit().next();
    expect(step).toMatchObject({ done: true, value: { unsealed: 0, blocks: 1 } });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { select } from '#server/platform/database/database';
import { PlainBrowser, signInByForm } from '#server/testing/identity/browser';
import { audited, makeMember, untilNewSessions } from '#server/testing/identity/people';
import { callApi, startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';

let portal: IdentityPortal;

beforeAll(async () => {
  portal = await startIdentityPortal();
});
afterAll(() => portal.close());

const member = (role?: string) => makeMember(portal, role);

describe('POST /api/user/:id/change-pass', () => {
  const change = (token: string | undefined, id: string, body: unknown) =>
    callApi(portal, `/api/user/${id}/change-pass`, token, body);

  it('lets an administrator set a password, which ends the person’s sessions and stores no secret', async () => {
    const admin = await member('admin');
    const person = await member();
    const next = 'set-by-an-admin';
    const answer = await change(admin.tokens.access_token, person.profileId, { password: next });
    expect(answer).toEqual({ status: 200, body: { success: true, message: 'Password updated' } });
    evictAll();
    expect((await callApi(portal, '/viewer', person.tokens.access_token)).body['code']).toBe('TOKEN_INVALID');
    expect((await callApi(portal, '/viewer', admin.tokens.access_token)).status).toBe(200);
    const tokens = await signInByForm(new PlainBrowser(portal.origin), person.email, next);
    expect(tokens.access_token).toEqual(expect.any(String));
    const [entry] = await select<{ outcome: string; actor_id: string; entry: string }>(
      'spec-audit-change',
      `select outcome, actor_id, audit_entry::text as entry from audit_entry
       where action = 'reset_password' and target_id = $1`,
      [person.profileId],
    );
    expect(entry).toMatchObject({ outcome: 'by_administrator', actor_id: admin.profileId });
    expect(entry!.entry).not.toContain(next);
  });

  it('rejects the person’s current password and ends no session', async () => {
    const admin = await member('admin');
    const person = await member();
    const next = { password: 'set-by-an-admin' };
    expect((await change(admin.tokens.access_token, person.profileId, next)).status).toBe(200);
    await untilNewSessions(person.profileId);
    const tokens = await signInByForm(new PlainBrowser(portal.origin), person.email, next.password);
    evictAll();
    expect(await change(admin.tokens.access_token, person.profileId, next)).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: 'PASSWORD_UNCHANGED',
        error: 'This is already the password. Choose a different one.',
      },
    });
    expect((await callApi(portal, '/viewer', tokens.access_token)).status).toBe(200);
  });

  it.each(['user', 'manager'])('rejects a %s, also for their own password', async (role) => {
    const caller = await member(role);
    const answer = await change(caller.tokens.access_token, caller.profileId, { password: 'long-enough' });
    expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'FORBIDDEN' } });
  });

  it('rejects a caller without a token', async () => {
    expect((await change(undefined, crypto.randomUUID(), { password: 'long-enough' })).status).toBe(401);
  });

  it('rejects invalid input and unknown people', async () => {
    const { tokens, profileId: own } = await member('admin');
    const { profileId } = await member();
    const send = async (id: string, body: unknown) => {
      const answer = await change(tokens.access_token, id, body);
      return [answer.status, answer.body['code'], answer.body['error']];
    };
    expect(await send(profileId, { password: 'seven77' })).toEqual([
      400,
      'PASSWORD_TOO_SHORT',
      'Password must be at least 8 characters',
    ]);
    expect((await send(profileId, { password: 'x'.repeat(65) }))[1]).toBe('PASSWORD_TOO_LONG');
    expect((await send(profileId, { password: 12345678 }))[1]).toBe('BAD_USER_INPUT');
    expect((await send(profileId, []))[1]).toBe('BAD_USER_INPUT');
    expect((await send(own, { password: 'long-enough' }))[1]).toBe('FORBIDDEN');
    expect((await send('not-an-id', { password: 'long-enough' }))[0]).toBe(404);
    expect((await send(crypto.randomUUID(), { password: 'long-enough' }))[0]).toBe(404);
  });

  it('rejects a demoted administrator at once, despite the cached role', async () => {
    const admin = await member('admin');
    const person = await member();
    await callApi(portal, '/viewer', admin.tokens.access_token);
    await select('spec-demote', "update profile set role = 'user' where id = $1", [admin.profileId]);
    const answer = await change(admin.tokens.access_token, person.profileId, { password: 'long-enough' });
    expect(answer.status).toBe(403);
    expect(await audited(person.profileId)).toEqual(['signed_up', 'user_login']);
  });
});

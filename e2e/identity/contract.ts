import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type Administrator, peopleAt, secret } from './people';
import { callApi, command, linkSentTo, post, refresh, soon, type Stand, type Tokens } from './stand';

const another = 'summer-Tread-8';
const administrator = 'admin@treads.example';

/**
 * Specs that every identity provider of the portal must pass, by its form, its tokens and the portal's API. `more`
 * adds specs of one provider.
 */
export function identityContract(
  start: () => Promise<Stand>,
  more?: (stand: () => Stand, administrator: Administrator) => void,
): void {
  let stand: Stand;
  let admin: string;
  let session: Tokens;

  const { create, setPassword, setByLink, update, member, signIn, ended } = peopleAt(
    () => stand,
    async () => admin,
  );
  const idSeenBy = async (token: string): Promise<string | null> =>
    (await callApi<{ me: { id: string } } | null>(stand, token, '{ me { id } }')).data?.me.id ?? null;
  /** Waits until a read is rejected with the code. Servers cache a person for up to two seconds. */
  const answered = (tokens: Tokens, code: string) =>
    soon(`a read is refused with ${code}`, async () =>
      (await callApi(stand, tokens.access_token, '{ me { id } }')).code === code ? true : null,
    );

  beforeAll(async () => {
    stand = await start();
    const name = () => command(stand, 'name-administrator', administrator);
    const token = () => /invitation=([\w-]+)/.exec(name())![1]!;
    const [lost, replacement] = [token(), token()];
    expect((await setByLink(lost, secret)).code).toBe('NOT_FOUND');
    expect((await setByLink(replacement, secret)).code).toBeNull();
    expect(name()).not.toContain('invitation=');
    session = await signIn(administrator);
  });
  // Access tokens are valid for five minutes.
  beforeEach(async () => {
    admin = (await refresh(stand, session))!.access_token;
  });
  afterAll(() => stand?.remove());

  it('signs in with a code and PKCE, and issues tokens that describe the person', async () => {
    const { id, email } = await member({ role: 'manager', userType: 'pro', lang: 'fr' });
    const tokens = await signIn(email);
    expect(await idSeenBy(tokens.access_token)).toBe(id);
    const claims = await soon('the claims', async () => {
      const next = await refresh(stand, tokens);
      const said = next && decodeJwt(next.access_token);
      return said?.['profileId'] === id ? said : null;
    });
    expect(claims).toMatchObject({ iss: stand.issuer, role: 'manager', userType: 'pro', lang: 'fr', email });
    const first = decodeJwt(tokens.access_token);
    expect([claims['sid'], claims['auth_time']]).toEqual([first['sid'], first['auth_time']]);
    expect(claims['auth_time']).toBeLessThanOrEqual(first.iat!);
    expect(claims.exp! - claims.iat!).toBe(300);
    expect([claims.aud].flat()).toContain('treadway-api');
  });

  it('accepts only an access token for the API, and only an identity token to end the session', async () => {
    const { email } = await member();
    const tokens = await signIn(email);
    expect((await callApi(stand, tokens.id_token, '{ me { id } }')).code).toBe('TOKEN_INVALID');
    expect((await callApi(stand, tokens.refresh_token, '{ me { id } }')).code).toBe('TOKEN_INVALID');
    expect(await post(stand, '/api/auth/logout', tokens.id_token)).toBeNull();
  });

  it('rejects an incorrect password, and people without a password', async () => {
    const { email } = await member();
    expect(await stand.signIn(email, another)).toBeNull();
    expect(await stand.signIn((await create()).email, secret)).toBeNull();
    expect(await stand.signIn('nobody@treads.example', secret)).toBeNull();
  });

  it('sends an invitation whose link sets the first password once', async () => {
    const { email } = await create({ invite: true });
    const token = await linkSentTo(stand, email, 'invitation');
    expect((await setByLink(token, secret)).code).toBeNull();
    expect((await setByLink(token, another)).code).toBe('NOT_FOUND');
    expect(await stand.signIn(email, secret)).not.toBeNull();
  });

  it('sends a link after a forgotten password, and ends the sessions once it is used', async () => {
    const { email } = await member();
    const tokens = await signIn(email);
    await callApi(
      stand,
      null,
      'mutation ($input: RequestPasswordLinkInput!) { requestPasswordLink(input: $input) { requested } }',
      { email },
    );
    const link = await linkSentTo(stand, email, 'link');
    expect((await setByLink(link, secret)).code).toBe('PASSWORD_UNCHANGED');
    expect((await setByLink(link, another)).code).toBeNull();
    await answered(tokens, 'TOKEN_INVALID');
    await ended(tokens);
    expect(await stand.signIn(email, secret)).toBeNull();
    expect(await stand.signIn(email, another)).not.toBeNull();
  });

  it('changes one’s own password if the current one is correct, and ends only the other sessions', async () => {
    const { email } = await member();
    const [here, there] = [await signIn(email), await signIn(email)];
    const change = (current: string, next: string) =>
      callApi(
        stand,
        here.access_token,
        'mutation ($input: ChangeOwnPasswordInput!) { changeOwnPassword(input: $input) { profile { id } } }',
        { current, next },
      );
    expect((await change('wrong-Tread-9', another)).code).toBe('PASSWORD_WRONG');
    expect((await change(secret, 'weak')).code).toBe('PASSWORD_TOO_SHORT');
    expect((await change(secret, secret)).code).toBe('PASSWORD_UNCHANGED');
    expect((await change(secret, another)).code).toBeNull();
    await ended(there);
    const next = await refresh(stand, here);
    expect(await idSeenBy(next!.access_token)).not.toBeNull();
    expect(await stand.signIn(email, another)).not.toBeNull();
  });

  it('accepts any password of at least eight characters from an administrator', async () => {
    const { id, email } = await member();
    const tokens = await signIn(email);
    expect((await setPassword(id, 'short')).code).toBe('PASSWORD_TOO_SHORT');
    expect((await setPassword(id, 'x'.repeat(65))).code).toBe('PASSWORD_TOO_LONG');
    expect((await setPassword(id, secret)).code).toBe('PASSWORD_UNCHANGED');
    expect((await setPassword(id, 'only letters')).code).toBeNull();
    await ended(tokens);
    expect(await stand.signIn(email, 'only letters')).not.toBeNull();
  });

  it('ends all sessions of one person only', async () => {
    const { id, email } = await member();
    const tokens = [await signIn(email), await signIn(email)];
    const count = () =>
      callApi<{ profile: { openSessions: number | null } }>(
        stand,
        admin,
        `{ profile(id: "${id}") { openSessions } }`,
      );
    expect((await count()).data.profile.openSessions).toBe(2);
    const { code } = await callApi(
      stand,
      admin,
      'mutation ($input: EndSessionsInput!) { endSessions(input: $input) { profile { id } } }',
      { profileId: id },
    );
    expect(code).toBeNull();
    for (const each of tokens) await ended(each);
    expect(await idSeenBy(admin)).not.toBeNull();
    expect((await count()).data.profile.openSessions).toBe(0);
  });

  it('signs out disabled people, and lets them sign in again once enabled', async () => {
    const { id, email } = await member();
    const tokens = await signIn(email);
    expect(await update(id, { disabled: true })).toBeNull();
    await answered(tokens, 'PROFILE_DISABLED');
    await ended(tokens);
    await soon('the sign-in is refused', async () => ((await stand.signIn(email, secret)) ? null : true));
    expect(await update(id, { disabled: false })).toBeNull();
    await soon('the sign-in is open', () => stand.signIn(email, secret));
  });

  it('follows a changed e-mail address, and rejects one that is in use', async () => {
    const [one, other] = [await member(), await member()];
    expect(await update(one.id, { email: other.email.toUpperCase() })).toBe('BAD_USER_INPUT');
    const email = `moved-${one.email}`;
    expect(await update(one.id, { email })).toBeNull();
    expect(await stand.signIn(one.email, secret)).toBeNull();
    expect(await stand.signIn(email, secret)).not.toBeNull();
  });

  it('puts a changed role into the next token', async () => {
    const { id, email } = await member();
    const tokens = await signIn(email);
    expect(await update(id, { role: 'manager' })).toBeNull();
    await soon('the role in a token', async () => {
      const next = await refresh(stand, tokens);
      return next && decodeJwt(next.access_token)['role'] === 'manager' ? next : null;
    });
  });

  it('ends the session of the browser at sign-out', async () => {
    const { email } = await member();
    const tokens = await signIn(email);
    expect(await stand.silently(tokens)).toBe('code');
    expect(await post(stand, '/api/auth/logout', tokens.id_token)).toBeNull();
    await stand.leave(tokens);
    expect(await stand.silently(tokens)).toBe('login_required');
    expect(await refresh(stand, tokens)).toBeNull();
  });

  more?.(
    () => stand,
    async () => (await refresh(stand, session))!.access_token,
  );
}

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import type { RunningKeycloak } from './keycloak-server';
import { operate, rightsOfPortal } from './operator';
import type { Administrator } from './people';
import { callApi, soon, type Stand } from './stand';

const creation = 'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }';

/** Adds specs of how the portal handles failures of its Keycloak. `people` returns tokens of an administrator. */
export function keycloakFailures(
  keycloak: () => RunningKeycloak,
  stand: () => Stand,
  administrator: Administrator,
): void {
  let people = 0;
  const nextEmail = (): string => `late-${++people}@treads.example`;
  const person = (email: string) => ({
    name: 'Ada Late',
    email,
    lang: 'en',
    role: 'user',
    userType: 'standard',
    invite: true,
  });
  const create = async (token: string, email = nextEmail()) => {
    const { code } = await callApi(stand(), token, creation, person(email));
    return { code, email };
  };
  const codeOf = async (token: string) => (await callApi(stand(), token, '{ me { id } }')).code;
  const accepted = (token: string) =>
    soon('the token is accepted', async () => ((await codeOf(token)) === null ? true : null));
  const accountsOf = async (email: string): Promise<number> =>
    (await operate<unknown[]>(keycloak(), 'GET', `/treadway/users?exact=true&email=${email}`)).length;
  const isOpen = async (email: string): Promise<boolean> => {
    const path = `/treadway/users?exact=true&email=${email}`;
    const [user] = await operate<{ enabled: boolean }[]>(keycloak(), 'GET', path);
    return user!.enabled;
  };
  const disable = async (token: string, email: string): Promise<void> => {
    const { data } = await callApi<{ people: { nodes: { id: string; updatedAt: string }[] } }>(
      stand(),
      token,
      `{ people(search: "${email}") { nodes { id updatedAt } } }`,
    );
    const { code } = await callApi(
      stand(),
      token,
      'mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { person { id } } }',
      { ...data.people.nodes[0], disabled: true },
    );
    expect(code).toBeNull();
  };
  const countOf = async (token: string, email: string): Promise<number> => {
    const { data } = await callApi<{ people: { totalCount: number } }>(
      stand(),
      token,
      `{ people(search: "${email}") { totalCount } }`,
    );
    return data.people.totalCount;
  };
  const part = async (): Promise<string> => {
    const answer = await fetch(`${stand().portal.url}/readyz`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { parts: { identity: string } }).parts.identity;
  };
  /** The portal checks Keycloak every 30 seconds. */
  const said = (word: string) =>
    soon(`the portal says that Keycloak ${word}`, async () => ((await part()) === word ? true : null), 60);

  describe('the portal while Keycloak doesn’t respond', () => {
    it('accepts known tokens, also after a restart, and rejects requests that need Keycloak', async () => {
      const admin = await administrator();
      await keycloak().stop('SIGKILL');
      const { code, email } = await create(admin);
      expect(code).toBe('IDENTITY_UNAVAILABLE');
      expect(await countOf(admin, email)).toBe(0);
      await stand().portal.stop();
      await stand().portal.restart();
      expect(await part()).toBe('does not answer');
      expect((await callApi(stand(), admin, '{ me { id } }')).code).toBeNull();
      await keycloak().start();
      await said('ready');
      expect((await create(admin)).code).toBeNull();
    });
  });

  describe('the portal while Keycloak hangs', () => {
    it('doesn’t delay requests that don’t need Keycloak', async () => {
      const admin = await administrator();
      keycloak().freeze();
      try {
        const waiting = Promise.all(Array.from({ length: 12 }, () => create(admin)));
        const others = await Promise.all(
          Array.from({ length: 40 }, () => callApi(stand(), admin, '{ me { id points } }')),
        );
        expect(others.every(({ code }) => code === null)).toBe(true);
        expect((await waiting).map(({ code }) => code)).toEqual(Array(12).fill('IDENTITY_UNAVAILABLE'));
      } finally {
        keycloak().thaw();
      }
      await said('ready');
    });

    it('ignores a response of Keycloak that comes after its timeout', async () => {
      const admin = await administrator();
      keycloak().freeze();
      const email = nextEmail();
      const first = create(admin, email);
      await pause(10_000);
      keycloak().thaw();
      expect((await first).code).toBe('IDENTITY_UNAVAILABLE');
      await said('ready');
      expect(await countOf(admin, email)).toBe(0);
      expect((await create(admin, email)).code).toBeNull();
      expect([await accountsOf(email), await countOf(admin, email)]).toEqual([1, 1]);
    });
  });

  describe('the portal while Keycloak changes its keys', () => {
    it('accepts tokens of both keys until Keycloak removes the old one', async () => {
      const before = await administrator();
      const key = { providerId: 'rsa-generated', providerType: 'org.keycloak.keys.KeyProvider' };
      const previous = await operate<{ id: string; providerId: string }[]>(
        keycloak(),
        'GET',
        `/treadway/components?type=${key.providerType}`,
      );
      await operate(keycloak(), 'POST', '/treadway/components', {
        ...key,
        name: 'next key',
        config: { priority: ['200'], enabled: ['true'], active: ['true'], algorithm: ['RS256'] },
      });
      const after = await administrator();
      expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
      await accepted(after);
      await accepted(before);
      for (const { id } of previous.filter(({ providerId }) => providerId === key.providerId)) {
        await operate(keycloak(), 'DELETE', `/treadway/components/${id}`);
      }
      const rejected = async () => ((await codeOf(before)) === 'TOKEN_INVALID' ? true : null);
      await soon('the former key counts no more', rejected, 60);
      await accepted(await administrator());
    });
  });

  describe('the portal while its clock is three minutes off', () => {
    it.each([180, -180])('still lets people sign in and out: by %i seconds', async (seconds) => {
      await stand().portal.stop();
      const shifted = join(__dirname, '../support/portal/shifted-clock.cjs');
      await stand().portal.restart({ NODE_OPTIONS: `--require ${shifted}`, SPEC_CLOCK: String(seconds) });
      try {
        const admin = await administrator();
        expect(await codeOf(admin)).toBeNull();
        expect((await create(admin)).code).toBeNull();
        const said = `${-seconds} seconds ahead of this server's`;
        expect(`${stand().portal.out()}${stand().portal.errors()}`).toContain(said);
        const { data } = await callApi<{ me: { id: string } }>(stand(), admin, '{ me { id } }');
        const ended = await callApi(
          stand(),
          admin,
          'mutation ($input: EndSessionsInput!) { endSessions(input: $input) { profile { id } } }',
          { profileId: data.me.id },
        );
        expect(ended.code).toBeNull();
        // The administrator's own session continues.
        expect(await codeOf(await administrator())).toBeNull();
      } finally {
        await stand().portal.stop();
        await stand().portal.restart();
      }
    });
  });

  describe('the portal while Keycloak withdraws its permissions', () => {
    it('reports it, rejects requests that need them, and sends pending changes once they are back', async () => {
      const admin = await administrator();
      const { email } = await create(admin);
      const rights = await rightsOfPortal(keycloak());
      await rights.withdraw();
      try {
        await said('does not let the portal manage people');
        expect(stand().portal.out() + stand().portal.errors()).toContain('does not let the portal manage');
        const rejected = await callApi(stand(), admin, creation, person(nextEmail()));
        expect(rejected.code).toBe('IDENTITY_UNAVAILABLE');
        expect(rejected.message).toBe('The sign-in service does not let the portal do this right now.');
        expect(await codeOf(admin)).toBeNull();
        await disable(admin, email);
      } finally {
        await rights.give();
      }
      await said('ready');
      await soon('the account is closed', async () => ((await isOpen(email)) ? null : true), 60);
    });
  });

  describe('the portal while Keycloak has no realm', () => {
    it('reports it, and rejects requests that need the realm or keeps them pending', async () => {
      const admin = await administrator();
      const { email } = await create(admin);
      await operate(keycloak(), 'DELETE', '/treadway');
      await said('has no such realm');
      expect(await codeOf(admin)).toBeNull();
      expect((await create(admin)).code).toBe('IDENTITY_UNAVAILABLE');
      const { data } = await callApi<{ people: { nodes: { id: string }[] } }>(
        stand(),
        admin,
        `{ people(search: "${email}") { nodes { id } } }`,
      );
      const [{ id: profileId }] = data.people.nodes as [{ id: string }];
      const change = { profileId, password: 'winter-Tread-9' };
      const mutation =
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { profile { id } } }';
      expect((await callApi(stand(), admin, mutation, change)).code).toBe('IDENTITY_UNAVAILABLE');
      await disable(admin, email);
      await stand().portal.stop();
      await stand().portal.restart();
      expect(await part()).toBe('has no such realm');
      expect(await codeOf(admin)).toBeNull();
    });
  });
}

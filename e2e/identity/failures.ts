import { describe, expect, it } from '@jest/globals';
import type { Administrator } from './contract';
import type { RunningKeycloak } from './keycloak-server';
import { ask, soon, type Stand } from './stand';

/** What the portal does while its Keycloak fails in one way or another. `people` gives tokens of an administrator. */
export function keycloakFailures(
  keycloak: () => RunningKeycloak,
  stand: () => Stand,
  administrator: Administrator,
): void {
  let people = 0;
  const create = async (token: string): Promise<{ code: string | null; email: string }> => {
    const email = `late-${++people}@treads.example`;
    const { code } = await ask(
      stand(),
      token,
      'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }',
      { name: 'Ada Late', email, lang: 'en', role: 'user', userType: 'standard', invite: true },
    );
    return { code, email };
  };
  const countOf = async (token: string, email: string): Promise<number> => {
    const { data } = await ask<{ people: { totalCount: number } }>(
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
  const said = (word: string) =>
    soon(`the portal says that Keycloak ${word}`, async () => ((await part()) === word ? true : null));

  describe('a Keycloak that is away', () => {
    it('leaves known tokens be, also over a restart of the portal, and refuses what needs it', async () => {
      const admin = await administrator();
      await keycloak().stop('SIGKILL');
      const { code, email } = await create(admin);
      expect(code).toBe('IDENTITY_UNAVAILABLE');
      expect(await countOf(admin, email)).toBe(0);
      await stand().portal.stop();
      await stand().portal.restart();
      expect(await part()).toBe('does not answer');
      expect((await ask(stand(), admin, '{ me { id } }')).code).toBeNull();
      await keycloak().start();
      await said('ready');
      expect((await create(admin)).code).toBeNull();
    });
  });

  describe('a Keycloak that stands still', () => {
    it('holds up nobody who does not need it', async () => {
      const admin = await administrator();
      keycloak().freeze();
      try {
        const waiting = Promise.all(Array.from({ length: 12 }, () => create(admin)));
        const others = await Promise.all(
          Array.from({ length: 40 }, () => ask(stand(), admin, '{ me { id points } }')),
        );
        expect(others.every(({ code }) => code === null)).toBe(true);
        expect((await waiting).map(({ code }) => code)).toEqual(Array(12).fill('IDENTITY_UNAVAILABLE'));
      } finally {
        keycloak().thaw();
      }
      await said('ready');
    });
  });
}

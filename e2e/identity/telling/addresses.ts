import { describe, expect, it } from '@jest/globals';
import { holdInDatabase } from '../../support/portal/database';
import { userIdOf } from '../operator';
import { secret } from '../people';
import { soon } from '../stand';
import { type Told, tellingAt } from './telling';

/** Adds specs for a person's e-mail address, which the portal and Keycloak both store. */
export function addressesAtKeycloak(told: Told): void {
  const { keycloak, stand } = told;
  const { rows, settled, update, member, signIn, userBy, usersOf } = tellingAt(told);

  describe('a changed e-mail address', () => {
    const checks = 'check-email-at-keycloak';

    it('is restored in Keycloak if the portal was killed before it saved the change', async () => {
      const { id, email } = await member();
      const subject = await userIdOf(keycloak(), email);
      const next = `next-${email}`;
      const release = await holdInDatabase(stand().portal, 'lock table audit_entry in exclusive mode');
      const changing = update(id, { email: next }).catch(() => 'killed');
      await soon('Keycloak has the next address', async () =>
        (await userBy(subject)).email === next ? true : null,
      );
      await stand().portal.stop('SIGKILL');
      expect(await changing).toBe('killed');
      await release();
      await stand().portal.restart();
      expect(await rows(`select email from profile where id = '${id}'`)).toEqual([{ email }]);
      expect((await userBy(subject)).email).toBe(next);
      await settled(checks);
      expect((await userBy(subject)).email).toBe(email);
      await signIn(email);
      expect(await update(id, { email: next })).toBeNull();
      expect(await stand().signIn(email, secret)).toBeNull();
      expect((await userBy(subject)).email).toBe(next);
      await signIn(next);
    });

    it('stays in Keycloak when a check runs after another change', async () => {
      const { id, email } = await member({ role: 'manager' });
      const next = `next-${email}`;
      expect(await update(id, { email: next, role: 'user' })).toBeNull();
      await settled(checks);
      const [user] = await soon('Keycloak knows the role', async () => {
        const found = await usersOf(next);
        return found[0]?.attributes?.['role']?.[0] === 'user' ? found : null;
      });
      expect([user!.email, user!.enabled, await usersOf(email)]).toEqual([next, true, []]);
    });

    it('is rejected without any change if Keycloak rejects it', async () => {
      const { id, email } = await member();
      const odd = `${'x'.repeat(80)}@treads.example`;
      expect(await update(id, { email: odd })).toBe('BAD_USER_INPUT');
      expect(await rows(`select email from profile where id = '${id}'`)).toEqual([{ email }]);
      await signIn(email);
    });
  });
}

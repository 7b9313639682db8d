import { describe, expect, it } from '@jest/globals';
import { runScript } from '../../scripts/commands/run-script';
import { callApi } from '../support/portal/api';
import { dataVariables } from '../support/portal/portal';
import { sharedPortal } from '../support/portal/shared-portal';

/** Returns the environment that an operator of the shared portal would set. */
function environment(): Record<string, string> {
  const portal = sharedPortal();
  return { ...dataVariables(portal), PORT: new URL(portal.url).port };
}

describe('the commands for sign-in', () => {
  it('print an access token that the API accepts', async () => {
    const { code, output } = await runScript('token', ['learner@treadway.example'], environment());
    expect(code).toBe(0);
    const { me } = await callApi<{ me: { email: string } }>(
      sharedPortal(),
      output.trim(),
      '{ me { email } }',
    );
    expect(me.email).toBe('learner@treadway.example');
  });

  it('make an administrator of a new e-mail address and print a link to choose a password', async () => {
    const email = 'first.administrator@commands.example';
    const { code, output } = await runScript('administrator', [email], environment());
    expect(code).toBe(0);
    const [named, link] = output.split('\n');
    expect(named).toBe(`${email} is an administrator.`);
    const address = / (http:\S+\/forgot\?invitation=\S+)$/.exec(link!)![1]!;
    expect((await fetch(address, { headers: { accept: 'text/html' } })).status).toBe(200);
  });

  it('explain how to move sign-ins to another provider, and require that provider', async () => {
    const { code, output } = await runScript('move:sign-ins', ['--help']);
    expect(output).toMatch(/^Usage: npm run move:sign-ins\n/);
    expect(code).toBe(0);
    expect(await runScript('move:sign-ins', [], environment())).toEqual({
      code: 1,
      output: '',
      errors: 'Set IDENTITY_ISSUER to the provider that people are to be moved to.\n',
    });
  });

  it('print new keys for the identity provider each time', async () => {
    const print = async () =>
      JSON.parse((await runScript('identity:keys')).output) as { jwks: { keys: unknown[] } };
    const [one, other] = [await print(), await print()];
    expect(one.jwks.keys).toEqual([expect.objectContaining({ kty: 'RSA', d: expect.any(String) })]);
    expect(other).not.toEqual(one);
  });
});

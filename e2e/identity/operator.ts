import type { RunningKeycloak } from './keycloak-server';

export const operatorName = 'operator';
export const operatorPassword = 'a-password-of-the-operator-for-specs';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function token(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: operatorName,
      password: operatorPassword,
    }),
  });
  if (!answer.ok) throw new Error(`Keycloak does not let its operator in: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/**
 * Calls Keycloak's admin API as its own administrator, for actions that the portal can't do. `path` is below
 * `/admin/realms`. Returns the response, or the id of a created resource.
 */
export async function operate<Answer = unknown>(
  { origin }: Pick<RunningKeycloak, 'origin'>,
  method: Method,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${origin}/admin/realms${path}`, {
    method,
    headers: { authorization: `Bearer ${await token(origin)}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`Keycloak answered ${answer.status} to ${method} ${path}: ${said}`);
  const made = answer.headers.get('location')?.split('/').at(-1);
  return (said ? JSON.parse(said) : made) as Answer;
}

interface Client {
  id: string;
}

/** Changes the portal's address in the realm. */
export async function movePortal(keycloak: { origin: string }, before: string, after: string): Promise<void> {
  const moved = <Resource>(resource: Resource): Resource =>
    JSON.parse(JSON.stringify(resource).replaceAll(before, after)) as Resource;
  const [client] = await operate<Client[]>(keycloak, 'GET', '/treadway/clients?clientId=treadway-portal');
  await operate(keycloak, 'PUT', `/treadway/clients/${client!.id}`, moved(client));
  const { browserSecurityHeaders } = await operate<{ browserSecurityHeaders: object }>(
    keycloak,
    'GET',
    '/treadway',
  );
  await operate(keycloak, 'PUT', '/treadway', { browserSecurityHeaders: moved(browserSecurityHeaders) });
}

/** Returns the Keycloak id of the user with this e-mail address. */
export async function userIdOf(
  keycloak: { origin: string },
  email: string,
  realm = 'treadway',
): Promise<string> {
  const path = `/${realm}/users?exact=true&email=${encodeURIComponent(email)}`;
  const [user] = await operate<{ id: string }[]>(keycloak, 'GET', path);
  if (!user) throw new Error(`Nobody in the realm has the address ${email}.`);
  return user.id;
}

export const givePassword = async (
  keycloak: { origin: string },
  email: string,
  password: string,
  realm = 'treadway',
): Promise<void> => {
  const id = await userIdOf(keycloak, email, realm);
  const credential = { type: 'password', value: password, temporary: false };
  await operate(keycloak, 'PUT', `/${realm}/users/${id}/reset-password`, credential);
};

/** Returns functions that revoke and restore the rights of the portal's server in the realm. */
export async function rightsOfPortal(keycloak: { origin: string }) {
  const clientId = async (name: string): Promise<string> => {
    const [client] = await operate<Client[]>(keycloak, 'GET', `/treadway/clients?clientId=${name}`);
    return client!.id;
  };
  const portal = await operate<Client>(
    keycloak,
    'GET',
    `/treadway/clients/${await clientId('treadway-server')}/service-account-user`,
  );
  const path = `/treadway/users/${portal.id}/role-mappings/clients/${await clientId('realm-management')}`;
  const roles = await operate(keycloak, 'GET', path);
  return {
    withdraw: () => operate(keycloak, 'DELETE', path, roles),
    give: () => operate(keycloak, 'POST', path, roles),
  };
}

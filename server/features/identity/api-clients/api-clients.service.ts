import { currentSettings } from '#server/features/settings/settings.service';
import { dayIn } from '#server/platform/calendar';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requireAdmin } from '#server/platform/access/policy';
import { ofEach } from '#server/platform/database/read-together';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { identityProvider } from '../identity-provider';
import { configuredIssuer, tokenAddress } from '../tokens';
import type { ApiClient, ApiClientDay, ApiClients } from './api-client.types';
import { selectClients, selectDays } from './api-clients.queries';
import type { SecretEnds } from './client-secrets';

/** The number of reported days, including today. */
export const daysTold = 30;

/** Returns the day of an instant in the site's time zone, such as 2026-11-22. */
async function dayOf(at: Date): Promise<string> {
  const { timezone } = await currentSettings();
  return dayIn(timezone, at);
}

/** Lists the API clients, for administrators. */
export async function apiClients(viewer: Viewer): Promise<ApiClients> {
  requireAdmin(viewer);
  const clients = await selectClients(configuredIssuer(), null, await dayOf(now()));
  const managesSecrets = identityProvider().clientSecrets !== undefined;
  return { clients, managesSecrets, tokenAddress: tokenAddress() };
}

/** Returns an API client, for administrators; null if it doesn't exist. */
export async function apiClient(viewer: Viewer, id: string): Promise<ApiClient | null> {
  requireAdmin(viewer);
  const [client] = isId(id) ? await selectClients(configuredIssuer(), id, await dayOf(now())) : [];
  return client ?? null;
}

/** Returns an API client after a change. Throws NOT_FOUND if it doesn't exist. */
export async function changedClient(viewer: Viewer, id: string): Promise<ApiClient> {
  const client = await apiClient(viewer, id);
  if (!client) throw new AppError('NOT_FOUND');
  return client;
}

const ends = ofEach(async (_ids, clients: readonly Omit<ApiClient, 'readWith'>[]) => {
  const { clientSecrets } = identityProvider();
  const byClientId = await clientSecrets?.endsOf(clients.map(({ clientId }) => clientId));
  return new Map(clients.map(({ id, clientId }) => [id, byClientId?.get(clientId)]));
});

/** Returns when the secrets of an API client expire. */
export const secretEndsOf = async (client: ApiClient): Promise<SecretEnds> =>
  (await ends(client)) ?? { current: null, previous: null };

const days = ofEach(async (ids) => selectDays(configuredIssuer(), ids, await dayOf(now()), daysTold));

/** Returns the calls of an API client in the last 30 days. */
export const daysOf = async (client: ApiClient): Promise<ApiClientDay[]> => (await days(client)) ?? [];

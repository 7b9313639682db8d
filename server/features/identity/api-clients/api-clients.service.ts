import { currentSettings } from '#server/features/settings/settings.service';
import { dayIn } from '#server/platform/calendar';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requireAdmin } from '#server/platform/policy';
import { ofEach } from '#server/platform/read-together';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { identityProvider } from '../identity-provider';
import { configuredIssuer, tokenAddress } from '../tokens';
import type { ApiClient, ApiClientDay, ApiClients } from './api-client.types';
import { selectClients, selectDays } from './api-clients.queries';
import type { SecretEnds } from './client-secrets';

/** Days whose calls are told, today's among them. */
export const daysTold = 30;

/** The day of a moment in the time zone of the site, as 2026-11-22. */
async function dayOf(at: Date): Promise<string> {
  const { timezone } = await currentSettings();
  return dayIn(timezone, at);
}

/** The programs that call; for administrators. */
export async function apiClients(viewer: Viewer): Promise<ApiClients> {
  requireAdmin(viewer);
  const clients = await selectClients(configuredIssuer(), null, await dayOf(now()));
  const managesSecrets = identityProvider().clientSecrets !== undefined;
  return { clients, managesSecrets, tokenAddress: tokenAddress() };
}

/** A program; null where absent. For administrators. */
export async function apiClient(viewer: Viewer, id: string): Promise<ApiClient | null> {
  requireAdmin(viewer);
  const [client] = isId(id) ? await selectClients(configuredIssuer(), id, await dayOf(now())) : [];
  return client ?? null;
}

/** A program after a change. */
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

/** When the secrets of a program end. */
export const secretEndsOf = async (client: ApiClient): Promise<SecretEnds> =>
  (await ends(client)) ?? { current: null, previous: null };

const days = ofEach(async (ids) => selectDays(configuredIssuer(), ids, await dayOf(now()), daysTold));

/** The last 30 days of a program. */
export const daysOf = async (client: ApiClient): Promise<ApiClientDay[]> => (await days(client)) ?? [];

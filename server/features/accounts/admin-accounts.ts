import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { isRegion } from '#server/features/settings/lists/regions';
import { now } from '#server/platform/clock';
import { throwFieldError } from '#server/platform/errors';
import type { ApiClient, Person } from '#server/platform/access/viewer';
import { AccountEntity } from './account.entity';
import { hasRetailers, holdsDistributor } from './accounts.queries';

/**
 * Validates the combination of values. `disabledAt` is now, or the earlier time if the account was already disabled.
 */
function fit({ values, before, sent }: Omit<Change<AccountEntity>, 'id'>): Partial<AccountEntity> {
  const { kind, number, country, region, distributorId, disabledAt } = values;
  if (!/[^\s-]/.test(number)) throwFieldError('number', 'The number has letters or digits.');
  if (region && !isRegion(country ?? '', region))
    throwFieldError('region', 'The country has no such state or province.');
  if (distributorId && kind !== 'gold_retailer')
    throwFieldError('distributorId', 'Only retailers can have a distributor.');
  if (sent['disabledAt'] === undefined) return {};
  return { disabledAt: disabledAt && (before?.disabledAt ?? now().toISOString()) };
}

/** Locks the distributor of a retailer. A distributor with retailers must stay a distributor. */
async function lockOthers(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { id, values: { kind, distributorId }, before }: Change<AccountEntity>,
): Promise<Partial<AccountEntity>> {
  const isGiven = distributorId !== null && distributorId !== before?.distributorId;
  if (isGiven && !(await holdsDistributor(manager, distributorId)))
    throwFieldError('distributorId', 'There is no such distributor, or it is disabled.');
  const left = before?.kind === 'gold_distributor' && kind !== before.kind;
  if (left && (await hasRetailers(manager, id)))
    throwFieldError('kind', 'Retailers belong to it: give them another distributor first.');
  return {};
}

/** Actions of administrators on accounts. */
export const adminAccounts = resourceService(AccountEntity, {
  order: 'name',
  scopes: { read: 'read_people', write: 'write_people' },
  fit,
  before: lockOthers,
  // Cached viewers contain the kind of their account, and managers the accounts of their retailers.
  cache: 'viewers',
});

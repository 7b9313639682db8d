import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { isRegion } from '#server/features/settings/lists/regions';
import { now } from '#server/platform/clock';
import { throwFieldError } from '#server/platform/errors';
import type { ApiClient, Person } from '#server/platform/viewer';
import { AccountEntity } from './account.entity';
import { hasRetailers, holdsDistributor } from './accounts.queries';

/** Refuses what does not fit together; an account is disabled from now on, or since it was. */
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

/** Holds the distributor that a retailer is given; one that has retailers stays a distributor. */
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

/** What administrators do with accounts. */
export const adminAccounts = resourceService(AccountEntity, {
  order: 'name',
  scopes: { read: 'read_people', write: 'write_people' },
  fit,
  before: lockOthers,
  // Who calls is known with the own account's kind, and a manager with the accounts of its retailers.
  cache: 'viewers',
});

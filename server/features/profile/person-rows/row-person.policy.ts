import type { RowListing } from '#server/features/editing/rows/list-rows';
import { requireReaderOfAll, requireScope } from '#server/platform/access/policy';
import { comparedFields } from '#server/features/editing/where/where-fields';
import type { Scope } from '#server/platform/access/scopes';
import type { Viewer } from '#server/platform/access/viewer';
import { personOfRow, personSorts } from './row-person';

const ofPerson = new Set([...Object.keys(personOfRow('')), ...Object.keys(personSorts(''))]);

/**
 * Allows viewers who can read everything. An API client needs `scope`, and also the scope for people if a file or a
 * search reveals whose the rows are.
 */
export const assertCanListPeoplesRows =
  (scope: Scope) =>
  (viewer: Viewer, { search, where, orderBy }: RowListing, isFile: boolean): void => {
    const reader = requireReaderOfAll(viewer);
    if (reader.kind !== 'client') return;
    requireScope(reader, scope);
    // Cursors have the values of both sort fields.
    const requested = [...comparedFields(where), orderBy?.field ?? '', orderBy?.secondField ?? ''];
    const tellsWhose = isFile || Boolean(search?.trim()) || requested.some((field) => ofPerson.has(field));
    if (tellsWhose) requireScope(reader, 'read_people');
  };

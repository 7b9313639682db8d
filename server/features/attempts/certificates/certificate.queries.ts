import type { ProfileScope } from '#server/features/profile/profile.policy';
import { inScope, scopeValues } from '#server/features/profile/profile.queries';
import { select, selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { CertificateValues } from './certificate.types';

const certificate = `json_build_object('number', c.number, 'holderName', c.holder_name,
  'testNameTranslations', c.test_name, 'passedAt', to_char(c.passed_at, ${iso}),
  'withdrawn', c.withdrawn_at is not null)`;

/** Returns the certificate with this number; null if there is none. */
export const selectCertificate = (number: string): Promise<CertificateValues | null> =>
  selectJson<CertificateValues>(
    'certificate',
    `select ${certificate} as json from certificate c where c.number = $1`,
    [number],
  );

/** Returns the certificate with this number if its person is in the scope; null otherwise. */
export const selectCertificateInScope = (
  number: string,
  scope: ProfileScope,
): Promise<CertificateValues | null> =>
  selectJson<CertificateValues>(
    'certificate-in-scope',
    `select ${certificate} as json from certificate c join profile p on p.id = c.profile_id
     where c.number = $1 and ${inScope}`,
    [number, ...scopeValues(scope)],
  );

/** Returns the valid certificates of results by result id. */
export async function selectCertificatesOf(
  resultIds: readonly string[],
): Promise<Map<string, CertificateValues>> {
  const rows = await select<{ id: string; json: CertificateValues }>(
    'certificates-of-results',
    `select c.attempt_id as id, ${certificate} as json from certificate c
     where c.attempt_id = any($1::uuid[]) and c.withdrawn_at is null`,
    [resultIds],
  );
  return new Map(rows.map(({ id, json }) => [id, json]));
}

/** A certificate with its sort key: when the test was passed, in microseconds since 1970. */
export type AdminCertificate = CertificateValues & { sortKey: string };

const ofPerson = `from certificate c join profile p on p.id = c.profile_id
  where c.profile_id = $1 and c.withdrawn_at is null and ${inScope}`;

/** Returns up to `limit` valid certificates of a person, newest pass first, after the key. */
export async function selectCertificatePage(
  profileId: string,
  scope: ProfileScope,
  after: { sortKey: string; number: string } | null,
  limit: number,
): Promise<AdminCertificate[]> {
  const rows = await selectJson<AdminCertificate[]>(
    'certificate-page',
    `select coalesce(json_agg((${certificate})::jsonb || jsonb_build_object('sortKey', c.sort_key)
       order by c.passed_at desc, c.number desc), '[]') as json
     from (
       select c.*, (extract(epoch from c.passed_at) * 1000000)::bigint::text as sort_key ${ofPerson} and ($5::bigint is null or
         (c.passed_at, c.number) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::text))
       order by c.passed_at desc, c.number desc limit $7
     ) c`,
    [profileId, ...scopeValues(scope), after?.sortKey ?? null, after?.number ?? null, limit],
  );
  return rows ?? [];
}

/** Returns the number of valid certificates of a person within the viewer's scope. */
export async function countCertificates(profileId: string, scope: ProfileScope): Promise<number> {
  const [row] = await select<{ count: number }>(
    'certificates-count',
    `select count(*)::int as count ${ofPerson}`,
    [profileId, ...scopeValues(scope)],
  );
  return row?.count ?? 0;
}

/** Returns the valid certificates of a person in the order of the passes. */
export async function selectCertificatesOfPerson(profileId: string): Promise<CertificateValues[]> {
  const rows = await selectJson<CertificateValues[]>(
    'certificates-of-person',
    `select coalesce(json_agg(${certificate} order by c.passed_at, c.number), '[]') as json from certificate c
     where c.profile_id = $1 and c.withdrawn_at is null`,
    [profileId],
  );
  return rows ?? [];
}

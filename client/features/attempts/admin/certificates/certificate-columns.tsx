import { Link } from 'react-router-dom';
import { usePersonOfRow } from '#client/features/profile/admin/row-person/index';
import { useFormat } from '#client/platform/formats/format';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { dayFilter, textFilter } from '#client/ui/list/row-filters';
import { StatusLabel } from '#client/ui/status-label';
import type { CertificateRowFragment } from './certificates.generated';

/** Returns the columns of the certificate list. */
export function useCertificateColumns(): readonly ListColumn<CertificateRowFragment>[] {
  const { text } = useWords();
  const { dateTime } = useFormat();
  return [
    {
      key: 'number',
      title: text('lists.certificates.number'),
      kind: 'title',
      short: true,
      sort: 'number',
      cell: ({ id }) => <Link to={`/certificates/${id}`}>{id}</Link>,
    },
    ...usePersonOfRow<CertificateRowFragment>().columns,
    {
      key: 'holder',
      file: ['holderName'],
      title: text('lists.certificates.holder'),
      extra: true,
      cell: ({ holderName }) => holderName,
    },
    {
      key: 'test',
      title: text('lists.certificates.test'),
      sort: 'test',
      cell: ({ moduleId, testName }) => <Link to={`/admin/modules/${moduleId}`}>{testName}</Link>,
    },
    {
      key: 'passedAt',
      title: text('lists.certificates.passed'),
      whole: true,
      sort: 'passedAt',
      desk: true,
      cell: ({ passedAt, resultId }) => <Link to={`/results/${resultId}`}>{dateTime(passedAt)}</Link>,
    },
    {
      key: 'state',
      file: ['withdrawnAt'],
      title: text('lists.status'),
      sort: 'withdrawnAt',
      cell: ({ withdrawnAt }) => (
        <StatusLabel shape={withdrawnAt ? 'cross' : 'tick'}>
          {withdrawnAt
            ? text('lists.certificates.withdrawnOn', { date: dateTime(withdrawnAt) })
            : text('lists.certificates.valid')}
        </StatusLabel>
      ),
    },
  ];
}

/** Returns the filters of the certificate list. */
export function useCertificateFilters(): readonly ListFilter[] {
  const { text } = useWords();
  return [
    ...usePersonOfRow().filters,
    textFilter({ name: 'moduleName', label: text('lists.module') }),
    dayFilter({ name: 'passedAt', label: text('lists.certificates.passed') }),
    dayFilter({ name: 'withdrawnAt', label: text('lists.certificates.withdrawn'), canBeEmpty: true }),
  ];
}

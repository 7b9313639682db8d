import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { ButtonLink } from '#client/ui/button';
import { type Column, DataTable } from '#client/ui/editing/data-table';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { RowPages } from '#client/ui/list/row-pages';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { type TermsVersionLineFragment, useTermsVersionsQuery } from './terms-versions.generated';
import styles from './terms.module.css';

type Line = TermsVersionLineFragment;

function useColumns(newest: number | undefined): Column<Line>[] {
  const intl = useIntl();
  const { date, number: count } = useFormat();
  const title = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'number',
      title: title('admin.terms.version'),
      kind: 'title',
      cell: ({ number }) => (
        <Link to={`/admin/terms/${number}`}>
          <FormattedMessage
            id={number === newest ? 'admin.terms.current' : 'admin.terms.number'}
            values={{ number }}
          />
        </Link>
      ),
    },
    { key: 'since', title: title('admin.terms.since'), cell: ({ publishedAt }) => date(publishedAt) },
    { key: 'yes', title: title('admin.terms.yes'), kind: 'number', cell: ({ yesCount }) => count(yesCount) },
    { key: 'no', title: title('admin.terms.no'), kind: 'number', cell: ({ noCount }) => count(noCount) },
  ];
}

/** The versions of the terms with the numbers of acceptances and declines. */
export function TermsList() {
  const title = useIntl().formatMessage({ id: 'admin.terms' });
  const { data, error, refetch, fetchMore } = useTermsVersionsQuery();
  const versions = data?.termsVersions;
  const columns = useColumns(versions?.nodes[0]?.number);
  const after = versions?.pageInfo.hasNextPage ? versions.pageInfo.endCursor : null;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        actions={
          <ButtonLink variant="primary" to="/admin/terms/new">
            <FormattedMessage id="admin.terms.write" />
          </ButtonLink>
        }
      />
      <PageBody>
        <p className="dim">
          <FormattedMessage id="admin.terms.about" />
        </p>
        {!versions && <Waiting error={error} onRetry={() => void refetch()} />}
        {versions?.nodes.length === 0 && <EmptyState title={<FormattedMessage id="admin.terms.none" />} />}
        {versions && versions.nodes.length > 0 && (
          <div className={styles.list}>
            <RowPages
              rows={versions.nodes}
              size={20}
              total={versions.totalCount}
              onMore={after ? () => fetchMore({ variables: { after } }) : undefined}
            >
              {(visible) => (
                <DataTable
                  label={title}
                  columns={columns}
                  rows={visible}
                  keyOf={({ number }) => String(number)}
                />
              )}
            </RowPages>
          </div>
        )}
      </PageBody>
    </>
  );
}

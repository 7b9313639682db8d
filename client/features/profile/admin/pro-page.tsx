import { FormattedMessage, useIntl } from 'react-intl';
import { bulkOf, OpenActions, type BulkDeed } from '#client/features/editing/public';
import { PageTitle } from '#client/features/settings/public';
import { AdminList } from '#client/ui/list/admin-list';
import { useProColumns } from './pro-columns';
import { ProPeopleDocument, type ProPersonRowFragment } from './pro-people.generated';

const deeds: readonly BulkDeed[] = [{ name: 'resetPro' }];

/** Who is PRO, and a way to let their next PRO cycle begin. */
export default function ProPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.pro' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        lead={<FormattedMessage id="admin.pro.about" />}
        views={<OpenActions list="proPeople" />}
        searchLabel={intl.formatMessage({ id: 'admin.pro.search' })}
        query={ProPeopleDocument}
        variables={({ search, after }) => ({ search: search || null, after })}
        page={({ proPeople }) => proPeople}
        columns={useProColumns()}
        nothing={{
          title: <FormattedMessage id="admin.pro.none" />,
          help: <FormattedMessage id="admin.pro.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="admin.pro.noneFor" values={{ query }} />}
        bulk={bulkOf('proPeople', deeds, ({ name }: ProPersonRowFragment) => name)}
      />
    </>
  );
}

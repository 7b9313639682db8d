import { FormattedMessage, useIntl } from 'react-intl';
import { bulkOf, OpenActions, SavedViews, type BulkDeed } from '#client/features/editing/public';
import { PageTitle, useSettings } from '#client/features/settings/public';
import { AdminList } from '#client/ui/list/admin-list';
import { whereOf } from '#client/ui/list/conditions';
import { orderOf } from '#client/ui/list/list-address';
import { useMessageColumns, useMessageFilters } from './message-columns';
import {
  EditedContactMessagesDocument,
  type EditedContactMessagesQueryVariables,
  type MessageRowFragment,
} from './messages.generated';

const deeds: readonly BulkDeed[] = [{ name: 'markDone' }, { name: 'markOpen' }, { name: 'delete' }];

/** What people wrote to support. */
export default function MessagesPage() {
  const intl = useIntl();
  const { supportEmail } = useSettings();
  const filters = useMessageFilters();
  const title = intl.formatMessage({ id: 'admin.messages' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="admin.messages.count" values={{ count }} />}
        lead={
          <FormattedMessage
            id={supportEmail ? 'admin.messages.about' : 'admin.messages.noAddress'}
            values={{ email: supportEmail }}
          />
        }
        views={
          <>
            <SavedViews list="editedContactMessages" />
            <OpenActions list="editedContactMessages" />
          </>
        }
        searchLabel={intl.formatMessage({ id: 'admin.messages.search' })}
        query={EditedContactMessagesDocument}
        variables={({ search, sort, after, ...view }): EditedContactMessagesQueryVariables => ({
          search: search || null,
          where: whereOf(filters, view),
          orderBy: orderOf(sort),
          after,
        })}
        page={({ editedContactMessages }) => editedContactMessages}
        columns={useMessageColumns()}
        filters={filters}
        csv="editedContactMessages"
        bulk={bulkOf('editedContactMessages', deeds, ({ name }: MessageRowFragment) => name)}
        nothing={{
          title: <FormattedMessage id="admin.messages.none" />,
          help: <FormattedMessage id="admin.messages.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="admin.messages.noneFor" values={{ query }} />}
      />
    </>
  );
}

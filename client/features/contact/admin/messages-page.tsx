import { FormattedMessage } from 'react-intl';
import { ListedRowsPage, type BulkActionDefinition } from '#client/features/editing/index';
import { useSettings } from '#client/features/settings/index';
import { EmailText } from '#client/ui/email-text';
import { useMessageColumns, useMessageFilters } from './message-columns';
import { AdminContactMessagesDocument, type MessageRowFragment } from './messages.generated';
import { useMessageEditing } from './use-message-editing';

const texts = {
  title: 'admin.messages',
  count: 'admin.messages.count',
  search: 'admin.messages.search',
  none: 'admin.messages.none',
  noneHelp: 'admin.messages.noneHelp',
  noneFor: 'admin.messages.noneFor',
} as const;

const actions: readonly BulkActionDefinition[] = [
  { name: 'markDone' },
  { name: 'markOpen' },
  { name: 'delete' },
];
const bulk = { actions, nameOf: ({ name }: MessageRowFragment) => name };

/** The list of messages to support. */
export default function MessagesPage() {
  const { supportEmail } = useSettings();
  return (
    <ListedRowsPage
      list="adminContactMessages"
      query={AdminContactMessagesDocument}
      page={({ adminContactMessages }) => adminContactMessages}
      columns={useMessageColumns()}
      filters={useMessageFilters()}
      texts={texts}
      lead={
        <FormattedMessage
          id={supportEmail ? 'admin.messages.about' : 'admin.messages.noAddress'}
          values={{ email: supportEmail && <EmailText email={supportEmail} /> }}
        />
      }
      editing={useMessageEditing()}
      bulk={bulk}
    />
  );
}

import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import {
  ListViewsDocument,
  useDeleteListViewMutation,
  type ListViewFieldsFragment,
} from './saved-views.generated';

type Props = { opened: boolean; onClose: () => void; list: string; of: ListViewFieldsFragment };

/** Asks for confirmation before a view is deleted. The list then shows all rows. */
export function DeleteViewDialog({ opened, onClose, list, of: { id, name, isShared } }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [remove, { loading, error }] = useDeleteListViewMutation({
    refetchQueries: [{ query: ListViewsDocument, variables: { list } }],
  });
  const confirm = async () => {
    const removed = await remove({ variables: { input: { id } } }).catch(() => null);
    if (!removed) return;
    toast.success(intl.formatMessage({ id: 'admin.views.deleted' }));
    onClose();
    void navigate(pathname, { replace: true });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      danger
      title={<FormattedMessage id="admin.views.deleteTitle" values={{ name }} />}
      confirm={<FormattedMessage id="admin.views.deleteIt" />}
      busyLabel={loading ? <FormattedMessage id="admin.views.deleteIt" /> : undefined}
      error={error && errorMessage(error)}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage id={isShared ? 'admin.views.deleteShared' : 'admin.views.deleteOwn'} />
    </ConfirmDialog>
  );
}

import { IconBadgeCc, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  useDeleteDownloadMutation,
  useUpdateDownloadMutation,
  type AdminFileFragment,
} from './module-files.generated';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { MoveButtons } from '#client/ui/editing/move-buttons';
import { Tool } from '#client/ui/editing/tool';
import { Captions } from './captions';
import { useReadAgain } from '../read-again';
import { EditFile } from './edit-file';
import styles from './files.module.css';

type PlaceProps = { file: AdminFileFragment; place: number; total: number };

function MoveFile({ file, place, total }: PlaceProps) {
  const errorMessage = useErrorMessage();
  const [update] = useUpdateDownloadMutation();
  const readAgain = useReadAgain('ModuleFiles');
  const move = async (position: number) => {
    const input = { id: file.id, updatedAt: file.updatedAt, position };
    await readAgain(update({ variables: { input } })).catch((error: unknown) =>
      toast.error(errorMessage(error)),
    );
  };
  return <MoveButtons position={place + 1} total={total} onMove={(to) => move(to - 1)} />;
}

function RemoveFile({
  file,
  opened,
  onClose,
}: {
  file: AdminFileFragment;
  opened: boolean;
  onClose: () => void;
}) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [remove, { loading, error }] = useDeleteDownloadMutation({
    update: (cache, { data }) => {
      const { id } = data?.deleteDownload ?? {};
      cache.evict({ id: cache.identify({ __typename: 'AdminDownload', id }) });
    },
  });
  const readAgain = useReadAgain('ModuleFiles');
  const go = async () => {
    const input = { id: file.id, updatedAt: file.updatedAt };
    const done = await readAgain(remove({ variables: { input } })).catch(() => undefined);
    if (done?.data) toast.success(intl.formatMessage({ id: 'admin.deleted' }), { id: 'deleted' });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      danger
      title={<FormattedMessage id="admin.files.deleteTitle" />}
      confirm={<FormattedMessage id="admin.delete" />}
      busyLabel={loading ? <FormattedMessage id="admin.deleting" /> : undefined}
      error={error && errorMessage(error)}
      onConfirm={() => void go()}
    >
      <FormattedMessage id="admin.files.deleteText" values={{ label: file.label }} />
    </ConfirmDialog>
  );
}

/** The actions of a file. */
export function FileTools({ file, place, total }: PlaceProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<'edit' | 'captions' | 'remove'>();
  const close = () => setOpen(undefined);
  const text = (id: string) => intl.formatMessage({ id }, { label: file.label });
  return (
    <span className={styles.tools}>
      {total > 1 && <MoveFile file={file} place={place} total={total} />}
      {file.kind === 'video' && (
        <Tool
          label={text('admin.files.captionsFor')}
          Icon={IconBadgeCc}
          onClick={() => setOpen('captions')}
        />
      )}
      <Tool label={text('admin.files.editOne')} Icon={IconPencil} onClick={() => setOpen('edit')} />
      <Tool label={text('admin.files.deleteOne')} Icon={IconTrash} onClick={() => setOpen('remove')} />
      <EditFile file={file} opened={open === 'edit'} onClose={close} />
      {file.kind === 'video' && <Captions video={file} opened={open === 'captions'} onClose={close} />}
      <RemoveFile file={file} opened={open === 'remove'} onClose={close} />
    </span>
  );
}

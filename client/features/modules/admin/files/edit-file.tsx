import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useUpdateDownloadMutation, type AdminFileFragment } from './module-files.generated';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { EditForm } from '#client/ui/editing/form';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useReadAgain } from '../read-again';
import { FileFields, type FileTexts } from './file-fields';

type Props = { file: AdminFileFragment; onClose: () => void };

function EditFileForm({ file, onClose }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [texts, setTexts] = useState<FileTexts>({ label: file.label, lang: file.lang });
  // The version that was read. The server rejects changes of an older one.
  const [{ id, updatedAt }] = useState(file);
  const readAgain = useReadAgain('ModuleFiles');
  const [update, { loading, error }] = useUpdateDownloadMutation();
  const save = async () => {
    const done = await readAgain(update({ variables: { input: { id, updatedAt, ...texts } } })).catch(
      () => undefined,
    );
    if (!done?.data) return;
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
    onClose();
  };
  return (
    <EditForm label={file.label} check={() => texts.label.trim() !== ''} onSubmit={() => void save()}>
      <FileFields value={texts} onChange={setTexts} checked />
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <Button
        variant="strong"
        block
        type="submit"
        busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
      >
        <FormattedMessage id="admin.save" />
      </Button>
    </EditForm>
  );
}

/** A dialog that changes the label and language of a file. */
export function EditFile({ file, opened, onClose }: Props & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<FormattedMessage id="admin.files.edit" />}>
      <p className="dim">{file.filename}</p>
      <EditFileForm file={file} onClose={onClose} />
    </Dialog>
  );
}

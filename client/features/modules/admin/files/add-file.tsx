import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAdminAddDownloadMutation } from '#client/platform/generated/graphql';
import { useLanguage } from '#client/platform/i18n/language';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { EditForm } from '#client/ui/editing/form';
import { ErrorNote } from '#client/ui/messages';
import { FileChoice } from './file-choice';
import { FileFields, type FileTexts } from './file-fields';
import type { fileKinds } from './file-kinds';
import { UploadProgress } from './upload-progress';
import { useUpload } from './use-upload';

type Props = { moduleId: string; kind: (typeof fileKinds)[number] };

const withoutExtension = (filename: string): string => filename.replace(/\.[^.]+$/, '');

function AddFileForm({ moduleId, kind, onDone }: Props & { onDone: () => void }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [texts, setTexts] = useState<FileTexts>({ label: '', lang: language });
  const [checked, setChecked] = useState(false);
  const { progress, problem, upload, cancel, clear } = useUpload();
  const [add] = useAdminAddDownloadMutation();

  const choose = (chosen: File | null) => {
    clear();
    setFile(chosen);
    // A label that nobody typed follows the file.
    const own = file ? withoutExtension(file.name) : '';
    if (chosen && texts.label === own) setTexts({ ...texts, label: withoutExtension(chosen.name) });
  };
  const check = () => {
    setChecked(true);
    return file !== null && texts.label.trim() !== '';
  };
  const send = async (chosen: File) => {
    const done = await upload(chosen, (fileId) =>
      add({ variables: { moduleId, input: { kind: kind.kind, ...texts, fileId } } }),
    );
    if (!done) return;
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
    onDone();
  };
  const busy = progress !== undefined;
  return (
    <EditForm
      label={intl.formatMessage({ id: kind.addId })}
      check={check}
      onSubmit={() => file && void send(file)}
    >
      <FileChoice
        file={file}
        accept={kind.accept}
        disabled={busy}
        missing={checked && !file}
        onChoose={choose}
      />
      <FileFields value={texts} onChange={setTexts} checked={checked} />
      {problem && <ErrorNote>{problem}</ErrorNote>}
      {busy ? (
        <UploadProgress progress={progress} onCancel={cancel} />
      ) : (
        <Button variant="strong" block type="submit">
          <FormattedMessage id="admin.files.upload" />
        </Button>
      )}
    </EditForm>
  );
}

/** A button that opens a dialog in which a file is uploaded; closing it cancels. */
export function AddFile({ moduleId, kind }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconPlus size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id={kind.addId} />
      </Button>
      <Dialog opened={opened} onClose={close} title={<FormattedMessage id={kind.addId} />}>
        <AddFileForm moduleId={moduleId} kind={kind} onDone={close} />
      </Dialog>
    </>
  );
}

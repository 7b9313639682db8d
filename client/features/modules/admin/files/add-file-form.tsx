import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { awaitedFile } from '#client/features/uploads/index';
import { useCreateDownloadMutation } from './module-files.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { Button } from '#client/ui/button';
import { EditForm } from '#client/ui/editing/form';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import { FileChoice } from './file-choice';
import { FileFields, type FileTexts } from './file-fields';
import type { fileKinds } from './file-kinds';
import { UploadProgress } from './upload-progress';
import { useFocusBack } from './use-focus-back';
import type { Upload } from './use-upload';

type Props = {
  moduleId: string;
  kind: (typeof fileKinds)[number];
  /** Identifies the upload. */
  place: string;
  upload: Upload;
  onCancel: () => void;
  onDone: () => void;
};

const withoutExtension = (filename: string): string => filename.replace(/\.[^.]+$/, '');

/** Says that an upload was interrupted, for example by a reload, and how to resume it. */
function Unfinished({ place }: { place: string }) {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isVisible = true;
    void awaitedFile(place).then((file) => isVisible && setName(file?.name));
    return () => {
      isVisible = false;
    };
  }, [place]);
  if (name === undefined) return null;
  return (
    <Note>
      <FormattedMessage id="admin.files.unfinished" values={{ name }} />
    </Note>
  );
}

/** The form of a new file: file, label, language and progress. */
export function AddFileForm({ moduleId, kind, place, upload, onCancel, onDone }: Props) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [texts, setTexts] = useState<FileTexts>({ label: '', lang: language });
  // Text typed during the upload counts too.
  const latest = useRef(texts);
  const [checked, setChecked] = useState(false);
  const [add] = useCreateDownloadMutation();
  const { progress, problem } = upload;
  const sender = useFocusBack(progress !== undefined);

  const write = (written: FileTexts) => {
    latest.current = written;
    setTexts(written);
  };
  const choose = (selected: File | null) => {
    upload.clear();
    setFile(selected);
    // The label follows the file name until a person edits it.
    const own = file ? withoutExtension(file.name) : '';
    if (selected && texts.label === own) write({ ...texts, label: withoutExtension(selected.name) });
  };
  const check = () => {
    setChecked(true);
    return file !== null && texts.label.trim() !== '';
  };
  const send = async (selected: File) => {
    const done = await upload.upload(selected, (fileId) =>
      add({ variables: { input: { moduleId, kind: kind.kind, ...latest.current, fileId } } }),
    );
    if (!done) return;
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
    onDone();
  };
  return (
    <EditForm
      label={intl.formatMessage({ id: kind.addId })}
      check={check}
      onSubmit={() => file && !progress && void send(file)}
    >
      {!file && <Unfinished place={place} />}
      <FileChoice
        file={file}
        accept={kind.accept}
        disabled={progress !== undefined}
        missing={checked && !file}
        onChoose={choose}
      />
      <FileFields value={texts} onChange={write} checked={checked} />
      {problem && <ErrorNote>{problem}</ErrorNote>}
      {progress ? (
        <UploadProgress upload={upload} progress={progress} onCancel={onCancel} />
      ) : (
        <Button ref={sender} variant="strong" block type="submit">
          <FormattedMessage id="admin.files.upload" />
        </Button>
      )}
    </EditForm>
  );
}

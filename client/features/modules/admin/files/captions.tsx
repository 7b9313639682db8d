import { FileButton } from '@mantine/core';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  useDeleteCaptionMutation,
  useSetCaptionMutation,
  type AdminFileFragment,
} from './module-files.generated';
import { type Language, textLanguages } from '#client/platform/i18n/languages';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useReadAgain } from '../read-again';
import styles from './files.module.css';
import { UploadProgress } from './upload-progress';
import { useFocusBack } from './use-focus-back';
import { useUpload } from './use-upload';

type RowProps = { video: AdminFileFragment; lang: Language; name: string };

function CaptionRow({ video, lang, name }: RowProps) {
  const id = useId();
  const upload = useUpload(`${video.id}.${lang}`);
  const { progress, problem } = upload;
  const chooser = useFocusBack(progress !== undefined);
  const [confirming, setConfirming] = useState(false);
  const errorMessage = useErrorMessage();
  const [set] = useSetCaptionMutation();
  const [takeAway, { loading, error }] = useDeleteCaptionMutation();
  const readAgain = useReadAgain('ModuleFiles');
  const present = video.captions.find((caption) => caption.lang === lang);
  const input = { id: video.id, updatedAt: video.updatedAt, lang };
  const put = (fileId: string) => readAgain(set({ variables: { input: { ...input, fileId } } }));
  const choose = (file: File | null) => file && void upload.upload(file, put);
  const remove = async () => {
    const done = await readAgain(takeAway({ variables: { input } })).catch(() => undefined);
    if (done?.data) setConfirming(false);
  };
  return (
    <li className={styles.caption}>
      <span>
        <strong id={id} lang={lang}>
          {name}
        </strong>
        <br />
        <span className="sm dim">
          {present?.filename ?? <FormattedMessage id="admin.files.noCaptions" />}
        </span>
      </span>
      {progress ? (
        <UploadProgress upload={upload} progress={progress} onCancel={upload.cancel} />
      ) : (
        <span className={styles.tools}>
          <FileButton accept=".vtt" onChange={choose}>
            {({ onClick }) => (
              <Button
                ref={chooser}
                size="sm"
                onClick={onClick}
                id={`${id}-choose`}
                aria-labelledby={`${id}-choose ${id}`}
              >
                <FormattedMessage id={present ? 'admin.files.replace' : 'admin.files.choose'} />
              </Button>
            )}
          </FileButton>
          {present && (
            <Button
              id={`${id}-remove`}
              aria-labelledby={`${id}-remove ${id}`}
              size="sm"
              variant="text"
              onClick={() => setConfirming(true)}
            >
              <FormattedMessage id="admin.files.remove" />
            </Button>
          )}
        </span>
      )}
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        danger
        title={<FormattedMessage id="admin.files.removeCaptionsTitle" values={{ language: name }} />}
        confirm={<FormattedMessage id="admin.files.remove" />}
        busyLabel={loading ? <FormattedMessage id="admin.deleting" /> : undefined}
        error={error && errorMessage(error)}
        onConfirm={() => void remove()}
      >
        <FormattedMessage id="admin.files.removeCaptionsText" />
      </ConfirmDialog>
    </li>
  );
}

type Props = { video: AdminFileFragment; opened: boolean; onClose: () => void };

/** A dialog for the captions of a video, one WebVTT file per language. */
export function Captions({ video, opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<FormattedMessage id="admin.files.captions" />}>
      <p className="dim">{video.label}</p>
      <p className="sm">
        <FormattedMessage id="admin.files.captionsHint" />
      </p>
      <ul>
        {textLanguages.map(({ code, name }) => (
          <CaptionRow key={code} video={video} lang={code} name={name} />
        ))}
      </ul>
    </Dialog>
  );
}

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { refetchAfter } from '#client/ui/refetch-after';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { AddFileForm } from './add-file-form';
import type { fileKinds } from './file-kinds';
import { useUpload, type Upload } from './use-upload';

type Props = { moduleId: string; kind: (typeof fileKinds)[number] };

/** A button that opens the upload dialog. A running upload is cancelled only after a confirmation. */
export function AddFile({ moduleId, kind }: Props) {
  const [opened, setOpened] = useState(false);
  // Stores if the dialog closes after the upload is cancelled.
  const [confirming, setConfirming] = useState<'cancel' | 'close'>();
  const place = `${moduleId}.${kind.kind}`;
  const upload = useUpload(place);
  const busy = upload.progress !== undefined;
  const send: Upload['upload'] = async (file, then) => {
    const done = await upload.upload(file, then);
    // The question is obsolete once the upload has finished.
    setConfirming(undefined);
    return done;
  };
  const open = () => {
    upload.clear();
    setOpened(true);
  };
  const close = () => {
    // The Escape key that closes the confirmation also reaches this dialog.
    if (confirming) return;
    if (!busy) return setOpened(false);
    refetchAfter(() => setConfirming('close'));
  };
  const giveUp = () => {
    upload.cancel();
    if (confirming === 'close') setOpened(false);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        <IconPlus size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id={kind.addId} />
      </Button>
      <Dialog opened={opened} onClose={close} title={<FormattedMessage id={kind.addId} />}>
        <AddFileForm
          moduleId={moduleId}
          kind={kind}
          place={place}
          upload={{ ...upload, upload: send }}
          onCancel={() => setConfirming('cancel')}
          onDone={() => setOpened(false)}
        />
      </Dialog>
      <ConfirmDialog
        opened={confirming !== undefined}
        onClose={() => setConfirming(undefined)}
        danger
        title={<FormattedMessage id="admin.files.giveUpTitle" />}
        confirm={<FormattedMessage id="admin.files.giveUp" />}
        onConfirm={giveUp}
      >
        <FormattedMessage id="admin.files.giveUpText" />
      </ConfirmDialog>
    </>
  );
}

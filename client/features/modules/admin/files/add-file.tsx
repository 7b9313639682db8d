import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { askAfter } from '#client/ui/ask-after';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { AddFileForm } from './add-file-form';
import type { fileKinds } from './file-kinds';
import { useUpload, type Upload } from './use-upload';

type Props = { moduleId: string; kind: (typeof fileKinds)[number] };

/** A button that opens a dialog in which a file is uploaded; what is under way is given up only after asking. */
export function AddFile({ moduleId, kind }: Props) {
  const [opened, setOpened] = useState(false);
  // Whether the dialog closes with the upload that is about to be given up.
  const [asking, setAsking] = useState<'cancel' | 'close'>();
  const place = `${moduleId}.${kind.kind}`;
  const upload = useUpload(place);
  const busy = upload.progress !== undefined;
  const send: Upload['upload'] = async (file, then) => {
    const done = await upload.upload(file, then);
    // An upload that has ended by itself needs no answer.
    setAsking(undefined);
    return done;
  };
  const open = () => {
    upload.clear();
    setOpened(true);
  };
  const close = () => {
    // The key that closes the question is heard here too.
    if (asking) return;
    if (!busy) return setOpened(false);
    askAfter(() => setAsking('close'));
  };
  const giveUp = () => {
    upload.cancel();
    if (asking === 'close') setOpened(false);
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
          onCancel={() => setAsking('cancel')}
          onDone={() => setOpened(false)}
        />
      </Dialog>
      <ConfirmDialog
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
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

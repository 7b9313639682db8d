import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { Button } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import styles from './avatar.module.css';
import { cropImage } from './crop-image';

// The HEIC format of phone cameras, which most browsers can't display.
const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
const heicOr = (file: File) => (isHeic(file) ? 'profile.avatarHeic' : 'profile.avatarUnreadable');

/** Returns the largest centered square of an image. */
function middle({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): PercentCrop {
  const side = width < height ? { width: 100 } : { height: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, 1, width, height), width, height);
}

/** Returns an object URL of the file, revoked on unmount. */
function useAddress(file: File): string {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

function labels(intl: IntlShape) {
  const handle = (side: string) => intl.formatMessage({ id: 'profile.avatarHandle' }, { side });
  return {
    cropArea: intl.formatMessage({ id: 'profile.avatarCrop' }),
    nwDragHandle: handle('nw'),
    nDragHandle: handle('n'),
    neDragHandle: handle('ne'),
    eDragHandle: handle('e'),
    seDragHandle: handle('se'),
    sDragHandle: handle('s'),
    swDragHandle: handle('sw'),
    wDragHandle: handle('w'),
  };
}

type Props = { file: File; onCropped: (file: File) => void };

/** A crop tool for the square of an avatar. */
export function AvatarCrop({ file, onCropped }: Props) {
  const intl = useIntl();
  const address = useAddress(file);
  const picture = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [unreadable, setUnreadable] = useState(false);
  const use = async () => {
    if (!picture.current || !crop) return;
    await cropImage(picture.current, crop, file).then(onCropped, () => setUnreadable(true));
  };
  if (unreadable) {
    return (
      <div role="alert">
        <Note tone="bad">
          <FormattedMessage id={heicOr(file)} />
        </Note>
      </div>
    );
  }
  return (
    <div className={styles.crop}>
      <ReactCrop
        crop={crop}
        aspect={1}
        keepSelection
        minWidth={32}
        onChange={(_pixels, percent) => setCrop(percent)}
        ariaLabels={labels(intl)}
      >
        <img
          ref={picture}
          src={address}
          alt=""
          onLoad={(event) => setCrop(middle(event.currentTarget))}
          onError={() => setUnreadable(true)}
        />
      </ReactCrop>
      <Button type="button" variant="strong" block disabled={!crop?.width} onClick={() => void use()}>
        <FormattedMessage id="profile.avatarUse" />
      </Button>
    </div>
  );
}

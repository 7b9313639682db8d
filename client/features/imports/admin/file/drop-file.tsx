import { FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { useDrop } from '#client/ui/files/use-drop';
import styles from '../imports.module.css';

type Props = {
  /** True for a file of translations instead of a sheet. */
  isText: boolean;
  onFile: (file: File) => void;
};

/** A drop zone and file input. */
export function DropFile({ isText, onFile }: Props) {
  const drop = useDrop(onFile);
  const reset = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // Allows selecting the same file again after it was corrected.
    reset.current?.();
    if (file) onFile(file);
  };
  return (
    <div className={styles.drop} {...drop}>
      <IconFileUpload size={24} stroke={1.9} aria-hidden />
      <FileButton
        accept={isText ? '.xlf,.xliff,application/xliff+xml' : '.csv,.xlsx,.txt,text/csv'}
        resetRef={reset}
        onChange={choose}
      >
        {({ onClick }) => (
          <Button variant="primary" onClick={onClick}>
            <FormattedMessage id={isText ? 'imports.texts.choose' : 'imports.file.choose'} />
          </Button>
        )}
      </FileButton>
      <p>
        <FormattedMessage id="imports.file.drop" />
      </p>
      <p className="sm dim">
        <FormattedMessage id={isText ? 'imports.texts.limits' : 'imports.file.limits'} />
      </p>
    </div>
  );
}

import { FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from '../imports.module.css';

type Props = { onFile: (file: File) => void };

/** A place to choose a file, or to drop one. */
export function DropFile({ onFile }: Props) {
  const [over, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const choose = (file: File | null) => {
    // The same file may have been mended meanwhile.
    reset.current?.();
    if (file) onFile(file);
  };
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <IconFileUpload size={24} stroke={1.9} aria-hidden />
      <FileButton accept=".csv,.xlsx,.txt,text/csv" resetRef={reset} onChange={choose}>
        {({ onClick }) => (
          <Button variant="primary" onClick={onClick}>
            <FormattedMessage id="imports.file.choose" />
          </Button>
        )}
      </FileButton>
      <p>
        <FormattedMessage id="imports.file.drop" />
      </p>
      <p className="sm dim">
        <FormattedMessage id="imports.file.limits" />
      </p>
    </div>
  );
}

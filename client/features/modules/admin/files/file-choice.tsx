import { FileButton } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { FieldError } from '#client/ui/fields/fields';
import { sizeText } from '#client/platform/formats/size-text';
import styles from './files.module.css';

type Props = {
  file: File | null;
  /** The allowed extensions with dots, separated by commas. */
  accept: string;
  disabled: boolean;
  /** True if an error says that a file is required. */
  missing: boolean;
  onChoose: (file: File | null) => void;
};

/** A file input that shows the selected file. */
export function FileChoice({ file, accept, disabled, missing, onChoose }: Props) {
  const intl = useIntl();
  const hintId = useId();
  return (
    <div className={styles.choice}>
      <FileButton accept={accept} onChange={onChoose} disabled={disabled}>
        {({ onClick }) => (
          <Button
            type="button"
            onClick={onClick}
            disabled={disabled}
            aria-invalid={missing || undefined}
            aria-describedby={hintId}
          >
            <IconFile size={20} stroke={1.9} aria-hidden />
            <FormattedMessage id="admin.files.choose" />
          </Button>
        )}
      </FileButton>
      <div id={hintId} className="sm dim">
        {file ? (
          `${file.name}, ${sizeText(intl, file.size)}`
        ) : (
          <FormattedMessage id="admin.files.fileHint" values={{ types: accept.replaceAll(',', ', ') }} />
        )}
        {missing && (
          <span className={styles.missing}>
            <FieldError>
              <FormattedMessage id="admin.error.required" />
            </FieldError>
          </span>
        )}
      </div>
    </div>
  );
}

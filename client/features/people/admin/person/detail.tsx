import { IconPencil } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import styles from '../people.module.css';

type DetailProps = {
  name: string;
  children: ReactNode;
  /** Opens the field for editing. Undefined if it can't be edited. */
  onEdit?: (() => void) | undefined;
};

/** A detail of a person. `name` is the message id of its label. */
export function Detail({ name, children, onEdit }: DetailProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: name });
  return (
    <div className={styles.detail}>
      <dt className="dim">{label}</dt>
      <dd>
        <span>{children}</span>
        {onEdit && (
          <Button
            variant="text"
            size="sm"
            square
            aria-label={intl.formatMessage({ id: 'people.change' }, { what: label })}
            onClick={onEdit}
          >
            <IconPencil size={16} stroke={1.9} aria-hidden />
          </Button>
        )}
      </dd>
    </div>
  );
}

type EditProps = {
  label: string;
  saving: boolean;
  failure: ReactNode;
  /** The field, which has its own label. */
  children: ReactNode;
  onSave: () => void;
  onCancel: () => void;
};

/** A detail while it is edited. */
export function EditedDetail({ label, saving, failure, children, onSave, onCancel }: EditProps) {
  const id = useId();
  return (
    <div className={styles.edited}>
      <dt className="dim" id={id}>
        {label}
      </dt>
      <dd>
        <form
          aria-labelledby={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          {children}
          {failure && <ErrorNote>{failure}</ErrorNote>}
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              busyLabel={saving ? <FormattedMessage id="admin.saving" /> : undefined}
            >
              <FormattedMessage id="admin.save" />
            </Button>
            <Button type="button" onClick={onCancel}>
              <FormattedMessage id="ui.cancel" />
            </Button>
          </div>
        </form>
      </dd>
    </div>
  );
}

import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import type { Problem } from '#client/ui/editing/problem';
import { Tool } from '#client/ui/editing/tool';
import type { PartDraft } from './part-draft';
import { PartFields } from './part-fields';
import { kindNames } from './part-names';
import styles from './parts.module.css';

type Props = {
  part: PartDraft;
  beginning: string;
  name: string;
  opened: boolean;
  /** True for a new block, whose fields take the focus. */
  fresh: boolean;
  told: boolean;
  onToggle: () => void;
  onRemove: () => void;
  onChange: (part: PartDraft) => void;
  onWait: (problem: Problem | undefined) => void;
};

/** A block with its kind and beginning. When opened, it shows its fields. */
export function PartRow(props: Props) {
  const { part, beginning, name, opened, fresh, told, onToggle, onRemove, onChange, onWait } = props;
  const intl = useIntl();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) fields.current?.focus();
  }, [fresh]);
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <p>
          <strong>
            <FormattedMessage id={kindNames[part.kind]} />
          </strong>
          {beginning && <span className="dim">{beginning}</span>}
        </p>
        <Button
          type="button"
          size="sm"
          aria-expanded={opened}
          aria-label={intl.formatMessage(
            { id: opened ? 'admin.parts.closeOne' : 'admin.parts.editOne' },
            { name },
          )}
          onClick={onToggle}
        >
          <FormattedMessage id={opened ? 'admin.parts.close' : 'admin.parts.edit'} />
        </Button>
        <Tool
          label={intl.formatMessage({ id: 'admin.parts.removeOne' }, { name })}
          Icon={IconTrash}
          onClick={onRemove}
        />
      </div>
      {opened && (
        <div ref={fields} className={styles.fields} role="group" aria-label={name} tabIndex={-1}>
          <PartFields part={part} told={told} onChange={onChange} onWait={onWait} />
        </div>
      )}
    </div>
  );
}

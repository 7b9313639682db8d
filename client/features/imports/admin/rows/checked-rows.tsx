import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { bold } from '#client/ui/bold';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { Foot } from '../foot';
import {
  type ImportFieldsFragment,
  useDiscardImportMutation,
  useStartImportMutation,
} from '../imports.generated';
import styles from '../imports.module.css';
import { useStep } from '../use-step';
import { CorrectRow } from './correct-row';
import type { Row } from './row-columns';
import { FileRows } from './file-rows';
import { SaveRejected } from './save-rejected';

type Props = {
  data: ImportFieldsFragment;
  onConflict: () => unknown;
  /** Returns to the columns, if the file has any. */
  onBack: (() => void) | undefined;
};

/** Step 3: the outcome of each row. Nothing has changed yet. */
export function CheckedRows({ data, onConflict, onBack }: Props) {
  const { id, kind, counts } = data;
  const navigate = useNavigate();
  const [invite, setInvite] = useState(false);
  const [correcting, setCorrecting] = useState<Row>();
  const [start] = useStartImportMutation();
  const [discard] = useDiscardImportMutation();
  const { busy, problem, take } = useStep(onConflict);
  const comes = counts.add + counts.change;
  const invites = kind === 'people' && counts.add > 0;
  const again = async () => {
    if (await take(() => discard({ variables: { input: { id } } })))
      navigate(`/admin/imports/new?kind=${kind}`);
  };
  return (
    <>
      <div className={styles.rows}>
        <FileRows
          data={data}
          onCorrect={setCorrecting}
          actions={
            <>
              <Button variant="text" onClick={() => void again()}>
                <FormattedMessage id="imports.again" />
              </Button>
              {counts.reject > 0 && <SaveRejected id={id} />}
            </>
          }
        />
      </div>
      {correcting && (
        <CorrectRow
          key={correcting.line}
          data={data}
          row={correcting}
          onClose={() => setCorrecting(undefined)}
          onConflict={onConflict}
        />
      )}
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <Foot
        note={
          <>
            <FormattedMessage
              id={comes > 0 ? 'imports.rows.nothingYet' : 'imports.rows.nothingComes'}
              values={{ kind, b: bold, count: counts.reject }}
            />
            {invites && (
              <>
                {' '}
                <FormattedMessage id="imports.rows.noMail" />
              </>
            )}
          </>
        }
      >
        {invites && (
          <Checkbox
            label={<FormattedMessage id="imports.rows.invite" values={{ count: counts.add }} />}
            checked={invite}
            onChange={(event) => setInvite(event.currentTarget.checked)}
          />
        )}
        {onBack && (
          <Button onClick={onBack}>
            <FormattedMessage id="imports.back" />
          </Button>
        )}
        <Button
          variant="primary"
          disabled={comes === 0}
          busyLabel={busy ? <FormattedMessage id="imports.starting" /> : undefined}
          onClick={() => void take(() => start({ variables: { input: { id, invite } } }))}
        >
          <FormattedMessage id="imports.rows.import" values={{ kind, count: comes }} />
        </Button>
      </Foot>
    </>
  );
}

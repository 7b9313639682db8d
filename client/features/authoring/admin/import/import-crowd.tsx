import { FormattedMessage, useIntl } from 'react-intl';
import { useImportsUnderWayQuery } from './question-import.generated';
import { Button } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import { RibList } from '#client/ui/layout/rib-list';
import { Waiting } from '#client/ui/feedback/states';
import { ImportRow } from './import-row';
import { isUnderWay } from './import-states';
import styles from './import-tab.module.css';

/** The maximum number of imports in progress per module. */
const max = 10;

type Props = {
  moduleId: string;
  /** The name of the rejected file. */
  fileName: string;
  onAgain: () => void;
};

/** Says that too many imports are in progress, and lists them to be opened or discarded. */
export function ImportCrowd({ moduleId, fileName, onAgain }: Props) {
  const intl = useIntl();
  const { data, error, refetch } = useImportsUnderWayQuery({
    variables: { moduleId },
    fetchPolicy: 'network-only',
  });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} lines={3} />;
  const imports = data.questionImports.nodes.filter(isUnderWay);
  const hasSlot = imports.length < max;
  return (
    <div className={styles.crowd}>
      <div role={hasSlot ? 'status' : 'alert'}>
        <Note tone={hasSlot ? 'ok' : 'bad'}>
          <FormattedMessage
            id={hasSlot ? 'admin.import.roomAgain' : 'admin.import.crowd'}
            values={{ fileName, count: max }}
          />
        </Note>
      </div>
      {hasSlot && (
        <Button variant="strong" onClick={onAgain}>
          <FormattedMessage id="admin.import.sendAgain" />
        </Button>
      )}
      <RibList label={intl.formatMessage({ id: 'admin.import.underWay' })}>
        {imports.map((one) => (
          <ImportRow key={one.id} questionImport={one} />
        ))}
      </RibList>
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { useCopy } from '#client/ui/use-copy';
import styles from './states.module.css';

/** The id of a failed request with a button that copies it. */
export default function CopyReference({ id }: { id: string }) {
  const { copy, source } = useCopy<HTMLElement>();
  return (
    <div className={styles.reference}>
      <p className="sm dim">
        <FormattedMessage
          id="ui.reference"
          values={{
            id: (
              <code key="id" ref={source}>
                {id}
              </code>
            ),
          }}
        />
      </p>
      <Button size="sm" variant="secondary" onClick={() => void copy(id)}>
        <FormattedMessage id="ui.copyReference" />
      </Button>
    </div>
  );
}

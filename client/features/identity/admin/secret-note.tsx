import { Checkbox } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { Button } from '#client/ui/button';
import { useCopy } from '#client/ui/use-copy';
import styles from './api-clients.module.css';

/** A newly issued secret, which is shown only once. */
export type IssuedSecret = { id: string; secret: string; previousEndsAt: string | null };

/** Shows a new secret until the administrator confirms that it is stored. */
export function SecretNote({ told, onStored }: { told: IssuedSecret; onStored: () => void }) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const { copy, source } = useCopy<HTMLElement>();
  return (
    <div className={styles.told} role="status">
      <strong>
        <FormattedMessage id="clients.secretTitle" />
      </strong>
      <p className="sm dim">
        <FormattedMessage id="clients.secretText" />{' '}
        {told.previousEndsAt && (
          <FormattedMessage id="clients.previousSecret" values={{ until: dateTime(told.previousEndsAt) }} />
        )}
      </p>
      <div className={styles.secret}>
        <code ref={source}>{told.secret}</code>
        <Button type="button" onClick={() => void copy(told.secret)}>
          <IconCopy size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="clients.copy" />
        </Button>
      </div>
      <Checkbox label={intl.formatMessage({ id: 'clients.stored' })} onChange={onStored} />
    </div>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { StatusLabel } from '#client/ui/status-label';
import { passwordRules } from './password-rules';
import styles from './password.module.css';

/** What a new password has to have, ticked as it is typed. */
export function RuleList({ password }: { password: string }) {
  return (
    <ul className={styles.rules}>
      {passwordRules.map(({ id, holds }) => {
        const held = holds(password);
        return (
          <li key={id} data-held={held || undefined}>
            <StatusLabel shape={held ? 'tick' : 'outline'}>
              <span>
                <FormattedMessage id={id} />
                {held && (
                  <VisuallyHidden>
                    {' '}
                    <FormattedMessage id="password.kept" />
                  </VisuallyHidden>
                )}
              </span>
            </StatusLabel>
          </li>
        );
      })}
    </ul>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { StatusLabel } from '#client/ui/status-label';
import { passwordRules } from './password-rules';
import styles from './rule-list.module.css';

/** The list of password rules, ticked while typing. `id` is for the field's description. */
export function RuleList({ password, id }: { password: string; id: string }) {
  return (
    <ul className={styles.rules} id={id}>
      {passwordRules.map(({ id: rule, holds }) => {
        const held = holds(password);
        return (
          <li key={rule} data-held={held || undefined}>
            <StatusLabel shape={held ? 'tick' : 'outline'}>
              <span>
                <FormattedMessage id={rule} />{' '}
                <VisuallyHidden>
                  <FormattedMessage id={held ? 'password.kept' : 'password.missing'} />
                </VisuallyHidden>
              </span>
            </StatusLabel>
          </li>
        );
      })}
    </ul>
  );
}

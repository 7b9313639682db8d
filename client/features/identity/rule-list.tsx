import { VisuallyHidden } from '@mantine/core';
import { IconSquare, IconSquareCheckFilled } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { keptRules } from './password-rules';
import styles from './rule-list.module.css';

/** What a new password has to have, each with whether it does. */
export function RuleList({ password, id }: { password: string; id: string }) {
  return (
    <ul className={styles.rules} id={id}>
      {keptRules(password).map(({ id: rule, kept }) => (
        <li key={rule} data-kept={kept || undefined}>
          {kept ? (
            <IconSquareCheckFilled size={20} aria-hidden />
          ) : (
            <IconSquare size={20} stroke={1.9} aria-hidden />
          )}
          <span>
            <FormattedMessage id={rule} />{' '}
            <VisuallyHidden>
              <FormattedMessage id={kept ? 'password.kept' : 'password.missing'} />
            </VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

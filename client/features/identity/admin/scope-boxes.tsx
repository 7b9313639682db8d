import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { ApiScope } from '#client/platform/generated/schema';
import styles from './api-clients.module.css';
import { allScopes, scopeHints, scopeNames } from './scopes';

type Props = {
  label: string;
  scopes: readonly ApiScope[];
  disabled?: boolean;
  onChange: (scopes: ApiScope[]) => void;
};

/** Checkboxes for the scopes of a client. The last selected scope can't be removed. */
export function ScopeBoxes({ label, scopes, disabled, onChange }: Props) {
  const intl = useIntl();
  const change = (scope: ApiScope, isOn: boolean) =>
    onChange(allScopes.filter((each) => (each === scope ? isOn : scopes.includes(each))));
  return (
    <div role="group" aria-label={label} className={styles.scopes}>
      {allScopes.map((scope) => {
        const isOn = scopes.includes(scope);
        return (
          <Checkbox
            key={scope}
            label={intl.formatMessage({ id: scopeNames[scope] })}
            description={intl.formatMessage({ id: scopeHints[scope] })}
            checked={isOn}
            disabled={disabled || (isOn && scopes.length === 1)}
            onChange={(event) => change(scope, event.currentTarget.checked)}
          />
        );
      })}
    </div>
  );
}

import { useDeferredValue, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/fields/fields';
import type { AccountKind } from '#client/platform/generated/schema';
import { accountKindNames } from './account-kind-names';
import { useChoosableAccountsQuery } from './accounts.generated';
import styles from './accounts.module.css';

export type SelectedAccount = { id: string; name: string; number: string } | null;

type Props = {
  label: string;
  /** True if visible text already names the field, so that the label is for screen readers only. */
  isLabelled?: boolean;
  value: SelectedAccount;
  hint?: ReactNode;
  error?: ReactNode;
  /** The kinds of account to choose from. All by default. */
  kinds?: readonly AccountKind[];
  onChange: (account: SelectedAccount) => void;
};

type FoundProps = { search: string; onChoose: (account: SelectedAccount) => void };

/** The search results to choose from. */
function Found({ search, kinds, onChoose }: Pick<Props, 'kinds'> & FoundProps) {
  const intl = useIntl();
  const { data } = useChoosableAccountsQuery({
    variables: { search: search.trim(), filter: kinds ? { kinds: [...kinds] } : null },
  });
  if (!data) return null;
  if (data.accounts.nodes.length === 0)
    return (
      <p className="sm dim" role="status">
        <FormattedMessage id="people.accountNone" />
      </p>
    );
  return (
    <ul className={styles.accounts} aria-label={intl.formatMessage({ id: 'people.accountsFound' })}>
      {data.accounts.nodes.map((account) => (
        <li key={account.id}>
          <Button type="button" variant="text" size="sm" block onClick={() => onChoose(account)}>
            <span className={styles.account}>
              <strong>{account.name}</strong>
              <span className="sm dim">
                <FormattedMessage id={accountKindNames[account.kind]} />{' '}
                <span className="code">{account.number}</span>
              </span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A field for a person's account, with a search by name or number. It may be empty. */
export function AccountInput({ label, isLabelled = false, value, hint, error, kinds, onChange }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  if (value)
    return (
      <div role="group" aria-label={label}>
        {!isLabelled && (
          <p className={styles.label} aria-hidden>
            {label}
          </p>
        )}
        <div className={styles.selected}>
          <span>
            {value.name} <span className="code dim">{value.number}</span>
          </span>
          <Button type="button" size="sm" onClick={() => onChange(null)}>
            <FormattedMessage id="people.accountRemove" />
          </Button>
        </div>
      </div>
    );
  return (
    <div>
      <TextField
        label={isLabelled ? undefined : label}
        aria-label={isLabelled ? label : undefined}
        description={hint ?? intl.formatMessage({ id: 'people.accountHint' })}
        value={typed}
        maxLength={200}
        autoComplete="off"
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {search.trim() !== '' && (
        <Found
          search={search}
          kinds={kinds}
          onChoose={(account) => {
            setTyped('');
            onChange(account);
          }}
        />
      )}
    </div>
  );
}

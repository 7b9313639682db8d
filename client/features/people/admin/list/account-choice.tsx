import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '@mantine/core';
import { AccountInput, type SelectedAccount } from '#client/features/accounts/index';
import type { BulkInputProps } from '#client/features/editing/index';

/** The input of the bulk action that assigns or removes an account. */
export function AccountChoice({ onChange }: BulkInputProps) {
  const intl = useIntl();
  const [account, setAccount] = useState<SelectedAccount>(null);
  const [isNone, setNone] = useState(false);
  const give = (selected: SelectedAccount, none: boolean) => {
    setAccount(selected);
    setNone(none);
    onChange(selected || none ? { accountId: selected?.id ?? null } : null);
  };
  return (
    <>
      {!isNone && (
        <AccountInput
          label={intl.formatMessage({ id: 'people.account' })}
          value={account}
          onChange={(selected) => give(selected, false)}
        />
      )}
      <Checkbox
        label={intl.formatMessage({ id: 'people.noAccount' })}
        checked={isNone}
        onChange={(event) => give(null, event.currentTarget.checked)}
      />
    </>
  );
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '@mantine/core';
import { AccountInput, type ChosenAccount } from '#client/features/accounts/public';
import type { BulkInputProps } from '#client/features/editing/public';

/** The account that many people get, or that they have none any more. */
export function AccountChoice({ onChange }: BulkInputProps) {
  const intl = useIntl();
  const [account, setAccount] = useState<ChosenAccount>(null);
  const [isNone, setNone] = useState(false);
  const give = (chosen: ChosenAccount, none: boolean) => {
    setAccount(chosen);
    setNone(none);
    onChange(chosen || none ? { accountId: chosen?.id ?? null } : null);
  };
  return (
    <>
      {!isNone && (
        <AccountInput
          label={intl.formatMessage({ id: 'people.account' })}
          value={account}
          onChange={(chosen) => give(chosen, false)}
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

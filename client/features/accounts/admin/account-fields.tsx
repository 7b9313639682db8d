import type { AccountKind } from '#client/platform/generated/schema';
import { nothing } from '#client/ui/editing/data-table';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { FlagInput } from '#client/ui/editor/described/inputs';
import { AccountInput, type SelectedAccount } from '../account-input';

type Common = Pick<Field<never, never, never>, 'label' | 'hint' | 'row'>;

function DistributorInput({ label, hint, value, draft, problem, onChange }: InputProps<SelectedAccount>) {
  // Only retailers belong to a distributor. The field stays visible for other kinds while a stored value has to be
  // removed.
  if ((draft['kind'] as AccountKind) !== 'gold_retailer' && !value) return null;
  return (
    <AccountInput
      label={label}
      hint={hint}
      kinds={['gold_distributor']}
      value={value}
      error={problem()}
      onChange={onChange}
    />
  );
}

/** The distributor of a retailer, which may be empty. */
export const distributor = (common: Common): Field<SelectedAccount, SelectedAccount, string | null> => ({
  ...common,
  property: () => 'distributor',
  file: ['distributorNumber'],
  initial: null,
  draftOf: (stored) => stored && { id: stored.id, name: stored.name, number: stored.number },
  inputOf: (draft) => draft?.id ?? null,
  said: (draft) => draft?.name ?? '–',
  Input: DistributorInput,
  cell: (stored) => stored?.name ?? nothing,
  inlineEditable: (account) => (account as { kind: AccountKind }).kind === 'gold_retailer',
});

/** A checkbox for a disabled account. The stored value is the time at which it was disabled. */
export const disabled = (common: Common): Field<boolean, string | null, string | null> => ({
  ...common,
  initial: false,
  draftOf: (stored) => stored !== null,
  // The server sets the time. The value is constant, because a repeated save must have the same content.
  inputOf: (draft) => (draft ? new Date(0).toISOString() : null),
  Input: FlagInput,
  cell: (stored, { date, text }) =>
    stored ? text('accounts.disabledSince', { date: date(stored) }) : nothing,
  filter: 'days',
});

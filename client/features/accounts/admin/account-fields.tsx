import type { AccountKind } from '#client/platform/generated/schema';
import { nothing } from '#client/ui/editing/data-table';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { FlagInput } from '#client/ui/editor/described/inputs';
import { AccountInput, type SelectedAccount } from '../account-input';

type Common = Pick<Field<never, never, never>, 'label' | 'hint' | 'row'>;

function DistributorInput({ label, hint, value, draft, problem, onChange }: InputProps<SelectedAccount>) {
  // Retailers alone belong to one; what is stored of another can still be taken away.
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

/** The distributor that a retailer belongs to, or none. */
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

/** Whether it is disabled, by the moment since when it is. */
export const disabled = (common: Common): Field<boolean, string | null, string | null> => ({
  ...common,
  initial: false,
  draftOf: (stored) => stored !== null,
  // The server sets the moment. It is always the same here, because a save that is repeated must have the same content.
  inputOf: (draft) => (draft ? new Date(0).toISOString() : null),
  Input: FlagInput,
  cell: (stored, { date, text }) =>
    stored ? text('accounts.disabledSince', { date: date(stored) }) : nothing,
  filter: 'days',
});

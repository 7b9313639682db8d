import { useState } from 'react';
import { type AddressDraft, addressFields } from './address-draft';
import { addressProblems } from './address-problems';
import type { AddressField } from './address-rules';

/**
 * Manages the values and problems of an address form. A problem appears when its field loses focus or the form is
 * submitted.
 */
export function useAddress(initial: AddressDraft) {
  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<readonly AddressField[]>([]);
  const [rejected, setRejected] = useState<readonly AddressField[]>([]);
  const [isChecked, setChecked] = useState(false);
  const own = addressProblems(draft);
  const problemOf = (field: AddressField): string | undefined => {
    if (left.includes(field) && own[field]) return own[field];
    return rejected.includes(field) ? 'rewards.address.check' : undefined;
  };
  const count = addressFields.filter((field) => problemOf(field)).length;
  return {
    draft,
    problemOf,
    /** The number of invalid fields after a submit, 0 before. */
    problemCount: isChecked ? count : 0,
    type: (field: AddressField, value: string) => {
      setRejected(rejected.filter((each) => each !== field));
      setDraft({ ...draft, [field]: value, ...(field === 'country' && { region: '' }) });
    },
    leave: (field: AddressField) => setLeft([...left, field]),
    /** Shows all problems and returns the first invalid field, or undefined. */
    check: (): AddressField | undefined => {
      setLeft(addressFields);
      setChecked(true);
      return addressFields.find((field) => own[field]);
    },
    /** Marks the fields that the server rejected, given as paths. */
    reject: (paths: readonly string[]) =>
      setRejected(addressFields.filter((field) => paths.includes(`shippingAddress.${field}`))),
  };
}

export type Address = ReturnType<typeof useAddress>;

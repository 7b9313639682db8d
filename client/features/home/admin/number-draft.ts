import { emptyLocalized, type LocalizedDraft } from '#client/ui/editing/fields/localized-fields';

/** A large number while it is edited. */
export type NumberDraft = {
  number: string;
  unit: LocalizedDraft;
  text: LocalizedDraft;
  linkLabel: LocalizedDraft;
  href: string;
};

export const newNumber = (): NumberDraft => ({
  number: '',
  unit: emptyLocalized,
  text: emptyLocalized,
  linkLabel: emptyLocalized,
  href: '',
});

import { getMetadataStorage } from 'type-graphql';
import type { Description, EditedField } from '#server/features/editing/description';
import type { Edited } from '#server/features/editing/edited';
import type { Things } from '#server/features/editing/things.types';
import { LocalizedTextInput } from '#server/platform/graphql/localized';

/** A kind of described things that has texts in several languages. */
export interface TranslatedThings {
  things: Things<Edited>;
  description: Description;
  /** The fields that hold such texts, by themselves or somewhere in them. */
  fields: readonly EditedField[];
}

/** Whether what is sent in a type has texts by language, in itself or somewhere in it. */
const holdsTexts = (type: unknown): boolean =>
  type === LocalizedTextInput ||
  getMetadataStorage().fields.some(({ target, getType }) => target === type && holdsTexts(getType()));

/** Whether a field is one that is sent with such texts. */
const isTranslated = ({ sent, input }: EditedField): boolean =>
  sent !== 'never' && holdsTexts([input()].flat()[0]);

let translated: readonly TranslatedThings[] = [];

/** Has the texts of all that is described translated in one place. */
export function translateThings(all: readonly Things<Edited>[]): void {
  translated = all.flatMap((things) => {
    const { description } = things;
    const fields = description.fields.filter(isTranslated);
    return fields.length > 0 ? [{ things, description, fields }] : [];
  });
  everything = all.map(({ description }) => description);
}

let everything: readonly Description[] = [];

/** Every kind whose texts are translated, in the order in which the list has them. */
export const translatedThings = (): readonly TranslatedThings[] => translated;

/** What a thing belongs to: the field that names it, and its description. */
export function ownerOf({ fields }: Description): { field: EditedField; owner: Description } | null {
  const field = fields.find(({ filter }) => filter === 'owner');
  const owner = field && everything.find(({ kind }) => `${kind}Id` === field.property);
  return owner ? { field, owner } : null;
}

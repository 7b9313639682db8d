import { Field } from 'type-graphql';
import { Column } from 'typeorm';
import { type EditedField, type FieldChange, noteField } from '#server/features/editing/description';
import { takeImage } from '#server/features/editing/fields/take-image';
import { holdAssets, releaseAsset } from '#server/features/uploads/assets/use-asset';
import { ListSize } from '#server/platform/graphql/sizes';

/** SQL of the JSON of a list by the column that holds it, with the pictures that its entries show. */
export const withPictures = (column: string): string =>
  `(select coalesce(jsonb_agg(case when p.entry ? 'pictureId' then p.entry || jsonb_build_object('picture',
      (select jsonb_build_object('assetId', a.id, 'variants', a.variants) from asset a
       where a.id = (p.entry->>'pictureId')::uuid)) else p.entry end order by p.at), '[]')
    from jsonb_array_elements(${column}) with ordinality p (entry, at))`;

type Entries = readonly { pictureId?: string }[];

const picturesOf = (entries: unknown): Set<string> =>
  new Set(((entries ?? []) as Entries).flatMap(({ pictureId }) => pictureId ?? []));

/** Takes pictures that a list shows now into use, and lets go of those that it shows no longer. */
const followPictures =
  (word: string) =>
  async ({ manager, editor, thing, path, before, after }: FieldChange): Promise<void> => {
    const [former, present] = [picturesOf(before), picturesOf(after)];
    // The picture of the thing itself is in use for itself, whichever of its entries shows it too.
    const user = { kind: `${thing.kind}_${word}`, id: thing.id };
    const added = [...present].filter((id) => !former.has(id));
    const gone = [...former].filter((id) => !present.has(id));
    await holdAssets(manager, [...added, ...gone]);
    for (const id of added) {
      const at = (after as Entries).findIndex(({ pictureId }) => pictureId === id);
      await takeImage(manager, editor, id, user, ['content'], `${path}.${at}.pictureId`);
    }
    for (const id of gone) await releaseAsset(manager, user, id);
  };

interface ListOf extends Pick<EditedField, 'description' | 'check' | 'cleaned'> {
  output: object;
  input: object;
  /** How many a thing has at most, and how many most things have. */
  most: number;
  usual: number;
  /** What an entry is called behind the word of the thing, in the record of which uses which picture. */
  word: string;
}

/** Entries in their order, some of which show pictures by the id in `pictureId`. */
export const ListWithPictures =
  ({ description, output, input, most, usual, word, ...rules }: ListOf): PropertyDecorator =>
  (prototype, key) => {
    const name = String(key);
    Column('jsonb', { name, default: () => "'[]'" })(prototype, key);
    ListSize(usual)(prototype, key);
    Field(() => [output] as never, { description })(prototype, key);
    noteField(prototype, {
      ...rules,
      name,
      property: name,
      column: name,
      description,
      sentAs: `${description} At most ${most}.`,
      input: () => [input],
      required: true,
      initial: [],
      json: withPictures(`t."${name}"`),
      stored: `t."${name}"`,
      onChange: followPictures(word),
    });
  };

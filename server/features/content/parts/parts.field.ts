import { Field } from 'type-graphql';
import { Column } from 'typeorm';
import { type FieldChange, noteField } from '#server/features/editing/description';
import { takeImage } from '#server/features/editing/fields/take-image';
import { holdAssets, releaseAsset } from '#server/features/uploads/assets/use-asset';
import { ListSize } from '#server/platform/graphql/sizes';
import { checkParts, cleanedParts } from './check-parts';
import { PartInput } from './part.input';
import { EditedPart, most, type StoredPart, usual } from './part.types';

/** SQL of the JSON of parts by the column that holds them, with the pictures that they show. */
export const partsJson = (column: string): string =>
  `(select coalesce(jsonb_agg(case when p.part ? 'pictureId' then p.part || jsonb_build_object('picture',
      (select jsonb_build_object('assetId', a.id, 'variants', a.variants) from asset a
       where a.id = (p.part->>'pictureId')::uuid)) else p.part end order by p.at), '[]')
    from jsonb_array_elements(${column}) with ordinality p (part, at))`;

const picturesOf = (parts: unknown): Set<string> =>
  new Set(((parts ?? []) as StoredPart[]).flatMap(({ pictureId }) => pictureId ?? []));

/** Takes pictures that parts show now into use, and lets go of those that none shows any longer. */
async function followPictures({ manager, editor, thing, path, before, after }: FieldChange): Promise<void> {
  const [former, present] = [picturesOf(before), picturesOf(after)];
  // The picture of the thing itself is in use for itself, whichever of its parts shows it too.
  const user = { kind: `${thing.kind}_part`, id: thing.id };
  const added = [...present].filter((id) => !former.has(id));
  const gone = [...former].filter((id) => !present.has(id));
  await holdAssets(manager, [...added, ...gone]);
  for (const id of added) {
    const at = (after as StoredPart[]).findIndex(({ pictureId }) => pictureId === id);
    await takeImage(manager, editor, id, user, ['content'], `${path}.${at}.pictureId`);
  }
  for (const id of gone) await releaseAsset(manager, user, id);
}

/** What an article is made of: parts one below the other. */
export const Parts =
  ({ description }: { description: string }): PropertyDecorator =>
  (prototype, key) => {
    const name = String(key);
    Column('jsonb', { name, default: () => "'[]'" })(prototype, key);
    ListSize(usual.parts)(prototype, key);
    Field(() => [EditedPart], { description })(prototype, key);
    noteField(prototype, {
      name,
      property: name,
      column: name,
      description,
      sentAs: `${description} At most ${most.parts}.`,
      input: () => [PartInput],
      required: true,
      initial: [],
      check: checkParts,
      cleaned: cleanedParts,
      json: partsJson(`t."${name}"`),
      stored: `t."${name}"`,
      onChange: followPictures,
    });
  };

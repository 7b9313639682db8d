import { Field } from 'type-graphql';
import { Column } from 'typeorm';
import { type ResourceField, type FieldChange, noteField } from '#server/features/editing/description';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { followFiles } from './follow-files';
import { followPictures } from './follow-pictures';

/** Returns SQL of a list's JSON from its column, with the images and files of its entries. */
export const withUploads = (column: string): string =>
  `(select coalesce(jsonb_agg(case
      when p.entry ? 'pictureId' then p.entry || jsonb_build_object('picture',
        (select jsonb_build_object('assetId', a.id, 'variants', a.variants) from asset a
         where a.id = (p.entry->>'pictureId')::uuid))
      when p.entry ? 'fileId' then p.entry || jsonb_build_object('file',
        (select jsonb_build_object('fileId', f.id, 'filename', f.filename, 'ext', f.ext, 'size', f.size)
         from stored_file f where f.id = (p.entry->>'fileId')::uuid))
      else p.entry end order by p.at), '[]')
    from jsonb_array_elements(${column}) with ordinality p (entry, at))`;

const followUploads =
  (word: string) =>
  async (change: FieldChange): Promise<void> => {
    await followPictures(change, word);
    await followFiles(change);
  };

interface ListOf extends Pick<ResourceField, 'description' | 'check' | 'cleaned'> {
  output: object;
  input: object;
  /** The maximum and the typical number of entries. */
  max: number;
  typicalSize: number;
  /** The suffix of the record's kind for its entries, for the use of images. */
  word: string;
}

/** Declares an ordered list whose entries can have images in `pictureId` and files in `fileId`. */
export const ListWithUploads =
  ({ description, output, input, max, typicalSize, word, ...rules }: ListOf): PropertyDecorator =>
  (prototype, key) => {
    const name = String(key);
    Column('jsonb', { name, default: () => "'[]'" })(prototype, key);
    ListSize(typicalSize)(prototype, key);
    Field(() => [output] as never, { description })(prototype, key);
    noteField(prototype, {
      ...rules,
      name,
      property: name,
      column: name,
      description,
      sentAs: `${description} At most ${max}.`,
      input: () => [input],
      required: true,
      initial: [],
      json: withUploads(`t."${name}"`),
      stored: `t."${name}"`,
      onChange: followUploads(word),
    });
  };

import { ID } from 'type-graphql';
import { Column, ForeignKey, Index } from 'typeorm';
import { maxAltLength, maxTextLength } from '#server/features/editing/check-text';
import { Edited } from '#server/features/editing/edited';
import { DefineResource, Line, LocalizedLine, WholeNumber } from '#server/features/editing/fields/fields';
import { Derived, Own, Owner, Place } from '#server/features/editing/fields/own-fields';
import type { LocalizedText } from '#server/platform/language/i18n';

const max = 2 ** 31 - 1;

@DefineResource({
  kind: 'module_image',
  name: 'ModuleImage',
  plural: 'ModuleImages',
  table: 'module_image',
  description: 'An image of a module with the fields that administrators see.',
})
@Index('module_image_asset', ['assetId', 'moduleId'], { unique: true })
export class AdminModuleImage extends Edited {
  @Owner('module', { description: 'ID of the module.' })
  moduleId!: string;

  @Place({
    among: ['module_id'],
    sort: true,
    description: 'Position among the images, from 0. A number that is too high means the last position.',
  })
  position!: number;

  @LocalizedLine({
    maxLength: maxAltLength,
    nullable: true,
    description:
      'Alternative text, a line of plain text of at most 300 characters in each language. Null if there is none.',
  })
  altTranslations!: LocalizedText | null;

  @Line({
    maxLength: maxTextLength,
    sent: 'never',
    description: 'Address of the image in its original size.',
  })
  originalUrl!: string;

  @WholeNumber({ min: 0, max, sent: 'never', description: 'Width of the original in pixels.' })
  width!: number;

  @WholeNumber({ min: 0, max, sent: 'never', description: 'Height of the original in pixels.' })
  height!: number;

  @ForeignKey('asset')
  @Own({ type: 'uuid' }, () => ID, () => ({ input: () => ID, check: (sent: string) => sent }), {
    nullable: true,
    sent: 'never',
    description: 'ID of the uploaded image. Null for some older images.',
  })
  assetId!: string | null;

  @Derived(() => String, {
    description: 'Address of the image, at most 480 pixels wide or high.',
    json: 'coalesce(t.small_url, t.original_url)',
  })
  smUrl!: string;

  @Derived(() => String, {
    description: 'Address of the image, at most 1600 pixels wide or high.',
    json: 'coalesce(t.large_url, t.original_url)',
  })
  lgUrl!: string;

  /** Null for an image that was stored before variants existed, as is `largeUrl`. */
  @Column('text', { nullable: true })
  smallUrl?: string | null;

  @Column('text', { nullable: true })
  largeUrl?: string | null;
}

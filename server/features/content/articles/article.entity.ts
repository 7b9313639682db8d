import { ID } from 'type-graphql';
import { ForeignKey, Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience/audience-fields';
import { Choice, DefineResource, LocalizedLine, WholeNumber } from '#server/features/editing/fields/fields';
import { Own } from '#server/features/editing/fields/own-fields';
import { PictureId, type PictureRow } from '#server/features/editing/fields/picture';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import { Slug } from '#server/features/editing/fields/slug';
import { throwFieldError } from '#server/platform/errors';
import type { LocalizedText } from '#server/platform/language/i18n';
import { isId } from '#server/platform/validation';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import type { PartValues } from '../parts/part.types';
import { Parts } from '../parts/parts.field';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { type ArticleTopic, ArticleTopicEnum } from './article.enums';

const checkModuleId = (sent: string, path: string): string =>
  isId(sent) ? sent.toLowerCase() : throwFieldError(path, 'There is no such module.');

@DefineResource({
  kind: 'article',
  name: 'Article',
  plural: 'Articles',
  table: 'article',
  description: 'An article with the fields that administrators see.',
})
@Unique('article_slug', ['section', 'slug'])
export class Article extends Edited {
  @LocalizedLine({ maxLength: 200, search: true, sort: true, visible: true, description: 'Title.' })
  titleTranslations!: LocalizedText;

  @LocalizedLine({
    maxLength: 300,
    search: true,
    visible: true,
    description: 'Summary in one or two sentences.',
  })
  summaryTranslations!: LocalizedText;

  @Choice(() => ContentSectionKeyEnum, {
    filter: true,
    sort: true,
    visible: true,
    description: 'Section of the article.',
  })
  section!: ContentSectionKey;

  @Slug({
    sort: true,
    visible: true,
    description: "Slug: the end of the article's address. It must be unique in the section.",
  })
  slug!: string;

  @Choice(() => ArticleTopicEnum, {
    filter: true,
    sort: true,
    visible: true,
    description: 'Topic.',
  })
  topic!: ArticleTopic;

  @PictureId({
    nullable: true,
    visible: true,
    description: 'Image above the article. Null if there is none.',
  })
  @ForeignKey('asset')
  pictureId!: string | null;

  picture!: PictureRow | null;

  @Parts({ description: 'Content blocks in their order.', files: true })
  parts!: PartValues[];

  @WholeNumber({
    min: 1,
    max: 1000,
    sent: 'never',
    sort: true,
    visible: true,
    description: 'Expected reading time in minutes, by the length of the text.',
  })
  readingMinutes!: number;

  @Own({ type: 'uuid' }, () => ID, () => ({ input: () => ID, check: checkModuleId }), {
    nullable: true,
    visible: true,
    description: 'ID of the module whose test the article prepares for. Null if there is none.',
  })
  @ForeignKey('module', { onDelete: 'SET NULL' })
  moduleId!: string | null;

  @PublishAt({ visible: true })
  publishAt!: string | null;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}

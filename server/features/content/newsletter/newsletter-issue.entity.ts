import { Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import {
  Choice,
  DefineResource,
  LocalizedLine,
  Moment,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { PartValues } from '../parts/part.types';
import { Parts } from '../parts/parts.field';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';

@DefineResource({
  kind: 'newsletter_issue',
  name: 'NewsletterIssue',
  plural: 'NewsletterIssues',
  table: 'newsletter_issue',
  description: 'A newsletter issue with the fields that administrators see.',
})
@Unique('newsletter_issue_number', ['section', 'number'])
export class NewsletterIssue extends Edited {
  @LocalizedLine({
    maxLength: 200,
    search: true,
    sort: true,
    visible: true,
    description: 'Headline of the issue.',
  })
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
    description: 'Section of the newsletter.',
  })
  section!: ContentSectionKey;

  @WholeNumber({
    min: 1,
    max: 100_000,
    unique: true,
    filter: true,
    sort: true,
    visible: true,
    description: 'Number of the issue, unique in the section. The address of the issue ends with it.',
  })
  number!: number;

  @Parts({ description: 'Content blocks in their order.' })
  parts!: PartValues[];

  @PublishAt({ visible: true })
  publishAt!: string | null;

  @Moment({
    sent: 'never',
    sort: true,
    description: 'Time when the issue was sent to the subscribers. Null before.',
  })
  mailedAt!: string | null;

  @WholeNumber({
    min: 0,
    max: 2_147_483_647,
    sent: 'never',
    nullable: true,
    description: 'Number of addresses that the issue was sent to. Null before.',
  })
  mailedTo!: number | null;
}

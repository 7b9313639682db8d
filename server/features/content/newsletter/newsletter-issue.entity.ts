import { Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import {
  Choice,
  EditedThing,
  LocalizedLine,
  Moment,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { PartValues } from '../parts/part.types';
import { Parts } from '../parts/parts.field';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';

@EditedThing({
  kind: 'newsletter_issue',
  name: 'NewsletterIssue',
  plural: 'NewsletterIssues',
  table: 'newsletter_issue',
  description: 'An issue of the newsletter of a section as administrators edit it.',
})
@Unique('newsletter_issue_number', ['section', 'number'])
export class NewsletterIssue extends Edited {
  @LocalizedLine({ longest: 200, search: true, sort: true, shown: true, description: 'Its headline.' })
  titleTranslations!: LocalizedText;

  @LocalizedLine({
    longest: 300,
    search: true,
    shown: true,
    description: 'What it brings, in a sentence or two.',
  })
  summaryTranslations!: LocalizedText;

  @Choice(() => ContentSectionKeyEnum, {
    filter: true,
    sort: true,
    shown: true,
    description: 'The section whose newsletter it is of.',
  })
  section!: ContentSectionKey;

  @WholeNumber({
    least: 1,
    most: 100_000,
    unique: true,
    filter: true,
    sort: true,
    shown: true,
    description: 'Its number, which no other issue of the section has; its address ends in it.',
  })
  number!: number;

  @Parts({ description: 'What it is made of: parts one below the other.' })
  parts!: PartValues[];

  @PublishAt({ shown: true })
  publishAt!: string | null;

  @Moment({
    sent: 'never',
    sort: true,
    description: 'When it was sent to the subscribers, once; null before.',
  })
  mailedAt!: string | null;

  @WholeNumber({
    least: 0,
    most: 2_147_483_647,
    sent: 'never',
    nullable: true,
    description: 'To how many addresses it was sent; null before.',
  })
  mailedTo!: number | null;
}

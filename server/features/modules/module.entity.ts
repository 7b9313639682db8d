import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { Edited } from '#server/features/editing/edited';
import {
  Choice,
  Choices,
  EditedThing,
  Flag,
  Lines,
  LocalizedLine,
  LocalizedRichText,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { UserType } from '#server/platform/viewer';
import {
  type Brand,
  BrandEnum,
  type ModuleGroup,
  ModuleGroupEnum,
  type ModuleKind,
  ModuleKindEnum,
  type TreadPattern,
  TreadPatternEnum,
} from './module.enums';
import { checkTags, mostTags } from './editing/edited-tags';

@EditedThing({
  kind: 'module',
  name: 'Module',
  plural: 'Modules',
  table: 'module',
  description: 'A module as administrators edit it.',
})
export class EditedModule extends Edited {
  @Choice(() => ModuleKindEnum, { description: 'What the module teaches.', filter: true, sort: true })
  kind!: ModuleKind;

  @Choice(() => BrandEnum, { description: 'The brand it is about.', filter: true, sort: true })
  brand!: Brand;

  @Choice(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Its content area; null for product modules.',
    filter: true,
    sort: true,
  })
  group!: ModuleGroup | null;

  @LocalizedLine({ longest: 200, description: 'Its name, plain text of at most 200 characters.', sort: true })
  nameTranslations!: LocalizedText;

  @LocalizedRichText({ description: 'What it is about, rich text of at most 20,000 characters a language.' })
  descriptionTranslations!: LocalizedText;

  @WholeNumber({
    least: 1,
    most: 600,
    nullable: true,
    filter: true,
    sort: true,
    shown: true,
    description: 'Minutes that reading and watching its material take; null where nobody has said.',
  })
  readingMinutes!: number | null;

  @Lines({
    most: mostTags,
    check: checkTags,
    initial: [],
    default: () => "'{}'",
    description:
      'Sizes and codes by which it is found, at most 100 of at most 40 characters; one that differs from another only ' +
      'in what a search ignores is left out.',
  })
  tags!: string[];

  @Choice(() => TreadPatternEnum, { default: 'road', description: 'The tread pattern drawn for it.' })
  art!: TreadPattern;

  @Choices(() => UserTypeEnum, {
    most: 4,
    default: () => "'{}'",
    description: 'The user types that it is meant for; empty means everyone.',
  })
  userTypes!: UserType[];

  @Flag({
    default: true,
    description: 'Whether it is offered at present; disabling it voids the attempts in progress at its test.',
    filter: true,
    sort: true,
    seenWhile: (column) => column,
  })
  enabled!: boolean;
}

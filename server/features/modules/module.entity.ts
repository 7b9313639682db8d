import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { Edited } from '#server/features/editing/edited';
import {
  Choice,
  Choices,
  DefineResource,
  Flag,
  Lines,
  LocalizedLine,
  LocalizedRichText,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { UserType } from '#server/platform/access/viewer';
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
import { checkTags, maxTags } from './editing/admin-tags';

@DefineResource({
  kind: 'module',
  name: 'Module',
  plural: 'Modules',
  table: 'module',
  description: 'A module with the fields that administrators see.',
})
export class AdminModule extends Edited {
  @Choice(() => ModuleKindEnum, { description: 'Kind of module.', filter: true, sort: true })
  kind!: ModuleKind;

  @Choice(() => BrandEnum, { description: 'Brand of the module.', filter: true, sort: true })
  brand!: Brand;

  @Choice(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Content area. Null for product modules.',
    filter: true,
    sort: true,
  })
  group!: ModuleGroup | null;

  @LocalizedLine({ maxLength: 200, description: 'Name, plain text of at most 200 characters.', sort: true })
  nameTranslations!: LocalizedText;

  @LocalizedRichText({ description: 'Description, rich text of at most 20,000 characters in each language.' })
  descriptionTranslations!: LocalizedText;

  @WholeNumber({
    min: 1,
    max: 600,
    nullable: true,
    filter: true,
    sort: true,
    visible: true,
    description: 'Expected time in minutes for reading and watching the module. Null if unknown.',
  })
  readingMinutes!: number | null;

  @Lines({
    max: maxTags,
    check: checkTags,
    initial: [],
    default: () => "'{}'",
    description:
      "Search terms, such as sizes and codes, at most 100, of at most 40 characters each. A term that a search can't tell from another is left out.",
  })
  tags!: string[];

  @Choice(() => TreadPatternEnum, {
    default: 'road',
    description: 'Tread pattern that is drawn for the module.',
  })
  art!: TreadPattern;

  @Choices(() => UserTypeEnum, {
    max: 4,
    default: () => "'{}'",
    description: 'User types that can open the module. Empty for everyone.',
  })
  userTypes!: UserType[];

  @Flag({
    default: true,
    description: 'Whether the module is available now. Disabling it voids attempts in progress at its test.',
    filter: true,
    sort: true,
    visibleWhenSql: (column) => column,
  })
  enabled!: boolean;
}

import { Field, ID, ObjectType } from 'type-graphql';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { MenuLocationEnum } from './menu.enums';

export type MenuLocation = 'mainMenu' | 'footerMenu';

@ObjectType({ description: 'One entry of a menu.', simpleResolvers: true })
export class MenuLink {
  @Field(() => ID, { description: 'ID of the link.' })
  id!: string;

  @Localized('The words of the link.')
  label(): void {}

  @Field(() => LocalizedTextType, { description: 'The words of the link in every language.' })
  labelTranslations!: LocalizedText;

  @Field(() => String, { description: 'Where it leads: a path of the portal or an address.' })
  href!: string;

  @Field(() => Boolean, { description: 'Whether it opens in a tab of its own.' })
  newTab!: boolean;
}

@ObjectType({ description: 'A menu as the caller sees it.', simpleResolvers: true })
export class Menu {
  @Field(() => MenuLocationEnum, { description: 'Where the menu stands.' })
  location!: MenuLocation;

  @ListSize(20)
  @Field(() => [MenuLink], { description: 'Its links in order.' })
  links!: MenuLink[];
}

@ObjectType({ description: 'Every menu as the caller sees it.', simpleResolvers: true })
export class Menus {
  @Field(() => Menu, { description: 'The menu at the top.' })
  mainMenu!: Menu;

  @Field(() => Menu, { description: 'The menu at the foot.' })
  footerMenu!: Menu;
}

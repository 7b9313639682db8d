import { Field, ID, ObjectType } from 'type-graphql';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { MenuLocationEnum } from './menu.enums';

export type MenuLocation = 'mainMenu' | 'footerMenu';

@ObjectType({ description: 'A link of a menu.', simpleResolvers: true })
export class MenuLink {
  @Field(() => ID, { description: 'ID of the link.' })
  id!: string;

  @Localized('Label of the link.')
  label(): void {}

  @Field(() => LocalizedTextType, { description: 'Label of the link in all languages.' })
  labelTranslations!: LocalizedText;

  @Field(() => String, { description: 'Target of the link: a path of the portal or an external URL.' })
  href!: string;

  @Field(() => Boolean, { description: 'Whether the link opens in a new tab.' })
  newTab!: boolean;
}

@ObjectType({ description: 'A menu with the links that the caller can see.', simpleResolvers: true })
export class Menu {
  @Field(() => MenuLocationEnum, { description: 'Position of the menu.' })
  location!: MenuLocation;

  @ListSize(20)
  @Field(() => [MenuLink], { description: 'Links in their order.' })
  links!: MenuLink[];
}

@ObjectType({ description: 'All menus with the links that the caller can see.', simpleResolvers: true })
export class Menus {
  @Field(() => Menu, { description: 'Menu at the top of the page.' })
  mainMenu!: Menu;

  @Field(() => Menu, { description: 'Menu at the foot of the page.' })
  footerMenu!: Menu;
}

import { registerEnumType } from 'type-graphql';

export enum MenuLocationEnum {
  mainMenu = 'mainMenu',
  footerMenu = 'footerMenu',
}
registerEnumType(MenuLocationEnum, {
  name: 'MenuLocation',
  description: 'Where a menu stands: at the top of the portal or at its foot.',
  valuesConfig: { mainMenu: { description: 'At the top.' }, footerMenu: { description: 'At the foot.' } },
});

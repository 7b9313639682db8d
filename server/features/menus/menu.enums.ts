import { registerEnumType } from 'type-graphql';

export enum MenuLocationEnum {
  mainMenu = 'mainMenu',
  footerMenu = 'footerMenu',
}
registerEnumType(MenuLocationEnum, {
  name: 'MenuLocation',
  description: 'Position of a menu in the portal.',
  valuesConfig: {
    mainMenu: { description: 'At the top of the page.' },
    footerMenu: { description: 'At the foot of the page.' },
  },
});

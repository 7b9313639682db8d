export { isAt, MenuAnchor } from './menu-anchor';
export { useMenus, type MenuEntry } from './use-menus';

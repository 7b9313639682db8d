export { NoSuchPage } from './no-such-page';
export { PageTitle } from './page-title';
export { loadSettings, sentSettings, defaultSettings, type Settings } from './settings';
export { SiteMark } from './site-mark';
export { SettingsProvider, useReloadSettings, useSettings } from './settings-provider';

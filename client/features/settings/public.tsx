export { PageTitle } from './page-title';
export { loadSettings, defaultSettings, type Settings } from './settings';
export { SettingsProvider, useReloadSettings, useSettings } from './settings-provider';

import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { onChange } from '#client/platform/changes/changes';
import { setSiteTimeZone } from '#client/platform/formats/site-calendar';
import { loadSettings, type Settings } from './settings';

type SettingsValue = { settings: Settings; reload: () => Promise<Settings> };

const SettingsContext = createContext<SettingsValue | null>(null);

function applyBrand(color: string): void {
  if (/^#[0-9a-f]{6}$/i.test(color)) document.documentElement.style.setProperty('--brand', color);
}

/** Provides the site's settings and applies the brand color. */
export function SettingsProvider({ initial, children }: { initial: Settings; children: ReactNode }) {
  const [settings, setSettings] = useState(() => {
    // Set before the children render, because they format dates in this zone.
    setSiteTimeZone(initial.timezone);
    return initial;
  });

  useLayoutEffect(() => applyBrand(settings.brandColor), [settings.brandColor]);

  const reload = useCallback(async () => {
    const next = await loadSettings(settings);
    setSiteTimeZone(next.timezone);
    setSettings(next);
    return next;
  }, [settings]);

  useEffect(() => onChange('settings', () => void reload()), [reload]);

  const value = useMemo(() => ({ settings, reload }), [settings, reload]);
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

function useSettingsValue(): SettingsValue {
  const value = use(SettingsContext);
  if (!value) throw new Error('useSettings needs a SettingsProvider above it.');
  return value;
}

/** Returns the site's settings. */
export const useSettings = (): Settings => useSettingsValue().settings;

/** Returns a function that reloads the settings from the server. */
export const useReloadSettings = (): (() => Promise<Settings>) => useSettingsValue().reload;

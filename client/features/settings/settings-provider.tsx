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
import { onChange } from '#client/platform/changes';
import { setSiteTimeZone } from '#client/platform/site-calendar';
import { loadSettings, type Settings } from './settings';

type SettingsValue = { settings: Settings; reload: () => Promise<Settings> };

const SettingsContext = createContext<SettingsValue | null>(null);

function applyBrand(color: string): void {
  if (/^#[0-9a-f]{6}$/i.test(color)) document.documentElement.style.setProperty('--brand', color);
}

/** Provides the site's settings and paints the portal in the brand's colour. */
export function SettingsProvider({ initial, children }: { initial: Settings; children: ReactNode }) {
  const [settings, setSettings] = useState(() => {
    // Before anything below is drawn, which reads days in this zone.
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

/** The site's settings. */
export const useSettings = (): Settings => useSettingsValue().settings;

/** Asks the server for the settings again. */
export const useReloadSettings = (): (() => Promise<Settings>) => useSettingsValue().reload;

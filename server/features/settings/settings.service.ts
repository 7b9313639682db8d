import { versioned } from '#server/platform/cache/cache';
import { selectSettings } from './settings.queries';

/** Returns the settings of the portal, cached for all requests. */
export const currentSettings = versioned('settings', selectSettings);

import { versioned } from '#server/platform/cache/cache';
import { selectSettings } from './settings.queries';

/** The site's settings, public and shared by all requests. */
export const currentSettings = versioned('settings', selectSettings);

import { languageValues } from '#client/platform/i18n/languages';
import { picture } from '#client/features/editing/index';
import { isAddress } from '#client/platform/is-address';
import { required } from '#client/ui/editing/problem';
import type { LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import type { Field, Fields } from '#client/ui/editor/described/field';
import {
  flag,
  line,
  localizedLine,
  localizedRichText,
  moment,
  wholeNumber,
} from '#client/ui/editor/described/kinds';
import { ColorInput } from './color-input';
import { TimezoneInput } from './timezone-input';

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());
const saysNothing = (text: LocalizedDraft): boolean =>
  languageValues(text).every((value) => value.trim() === '');

const email = line({
  label: 'admin.settings.supportEmail',
  hint: 'admin.settings.supportEmailHint',
  maxLength: 300,
});
const copy = localizedRichText({ label: 'admin.settings.goldModalCopy' });

/** A localized text that may be empty in each language. */
const message: Field<LocalizedDraft, LocalizedDraft, LocalizedDraft> = {
  ...localizedLine({ label: 'admin.settings.message', hint: 'admin.settings.messageHint', maxLength: 300 }),
  problem: () => undefined,
};

/** The settings by section, in display order. */
export const settingGroups = {
  maintenance: {
    maintenanceEndsAt: moment({ label: 'admin.settings.endsAt', hint: 'admin.settings.endsAtHint' }),
    maintenanceMessage: message,
  },
  brand: {
    productName: line({ label: 'admin.settings.productName', maxLength: 60 }),
    brandColor: {
      ...line({ label: 'admin.settings.brandColor', hint: 'admin.settings.brandColorHint', maxLength: 7 }),
      problem: (draft: string) => (isColor(draft) ? undefined : { id: 'admin.settings.colorWrong' }),
      Input: ColorInput,
    },
    logoId: picture({ label: 'admin.settings.logo' }),
    loginLine: line({ label: 'admin.settings.loginLine', maxLength: 120 }),
  },
  programs: {
    goldDistributorModulesEnabled: flag({
      label: 'admin.settings.distributors',
      hint: 'admin.settings.programHint',
      initial: false,
    }),
    goldRetailerModulesEnabled: flag({
      label: 'admin.settings.retailers',
      hint: 'admin.settings.programHint',
      initial: false,
    }),
    goldModalCopy: {
      ...copy,
      problem: (draft: LocalizedDraft) => (draft.en === '' && !saysNothing(draft) ? required : undefined),
    },
  },
  tests: {
    standardTestsRequired: wholeNumber({
      label: 'admin.settings.testsRequired',
      hint: 'admin.settings.testsRequiredHint',
      from: 0,
      to: 100,
    }),
    standardTestsOnlyPassed: flag({ label: 'admin.settings.onlyPassed', initial: false }),
  },
  sessions: {
    sessionIdleSeconds: wholeNumber({
      label: 'admin.settings.idle',
      hint: 'admin.settings.idleHint',
      from: 60,
      to: 86_400,
      unit: 'admin.settings.seconds',
      row: 'session',
    }),
    sessionCountdownSeconds: wholeNumber({
      label: 'admin.settings.countdown',
      hint: 'admin.settings.countdownHint',
      from: 10,
      to: 600,
      unit: 'admin.settings.seconds',
      row: 'session',
    }),
  },
  contact: {
    supportEmail: {
      ...email,
      problem: (draft: string) =>
        draft.trim() === '' || isAddress(draft) ? undefined : { id: 'admin.settings.emailWrong' },
    },
    timezone: {
      ...line({ label: 'admin.settings.timezone', hint: 'admin.settings.timezoneHint', maxLength: 100 }),
      Input: TimezoneInput,
    },
  },
} satisfies Record<string, Fields>;

export type SettingGroup = keyof typeof settingGroups;

/** The message ids of the sections. */
export const groupNames: Record<SettingGroup, string> = {
  maintenance: 'admin.settings.group.maintenance',
  brand: 'admin.settings.group.brand',
  programs: 'admin.settings.group.programs',
  tests: 'admin.settings.group.tests',
  sessions: 'admin.settings.group.sessions',
  contact: 'admin.settings.group.contact',
};

const { maintenance, brand, programs, tests, sessions, contact } = settingGroups;

/** All settings that are edited in one form. */
export const settingFields = { ...maintenance, ...brand, ...programs, ...tests, ...sessions, ...contact };

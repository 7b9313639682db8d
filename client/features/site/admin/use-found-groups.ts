import { useIntl } from 'react-intl';
import { foldSearch, foldWords } from '#client/platform/fold-search';
import type { Fields } from '#client/ui/editor/described/field';
import { groupNames, settingGroups, type SettingGroup } from './setting-fields';

const groups = Object.keys(groupNames) as SettingGroup[];

/** The texts of a section besides its fields, for the search. */
const moreWords: Partial<Record<SettingGroup, readonly string[]>> = {
  maintenance: [
    'admin.settings.turnOn',
    'admin.settings.turnOff',
    'admin.settings.maintenanceHelp',
    'admin.settings.signedIn',
    'admin.settings.openTests',
    'admin.settings.waitingMails',
  ],
  programs: ['admin.settings.distributorEntries', 'admin.settings.retailerEntries'],
};

const wordsOf = (group: SettingGroup): string[] => [
  groupNames[group],
  ...Object.values(settingGroups[group] as Fields).flatMap(({ label, hint }) =>
    hint ? [label, hint] : [label],
  ),
  ...(moreWords[group] ?? []),
];

/** Returns the sections that contain every word of the search, or all sections without a search. */
export function useFoundGroups(search: string): SettingGroup[] {
  const intl = useIntl();
  const wanted = foldWords(search);
  return groups.filter((group) => {
    const said = foldSearch(
      wordsOf(group)
        .map((id) => intl.formatMessage({ id }))
        .join(' '),
    );
    return wanted.every((word) => said.includes(word));
  });
}

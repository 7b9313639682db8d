import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageTitle, useReloadSettings } from '#client/features/settings/index';
import { ListSearch } from '#client/ui/editing/list-search';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import type { DraftOf, Fields } from '#client/ui/editor/described/field';
import { FieldInputs, useFieldNames } from '#client/ui/editor/described/fields';
import { useStoredEditor } from '#client/ui/editor/described/use-field-editor';
import type { Editor } from '#client/ui/editor/use-editor';
import { Waiting } from '#client/ui/feedback/states';
import { Impact } from './impact';
import { MaintenanceSwitch } from './maintenance-switch';
import { groupNames, settingFields, settingGroups, type SettingGroup } from './setting-fields';
import {
  useSiteSettingsQuery,
  useUpdateSettingsMutation,
  type AdminSettingsFragment,
} from './settings-page.generated';
import { useFoundGroups } from './use-found-groups';
import styles from './settings-page.module.css';

/** Adapts the settings to the resource editor, with a constant id. */
const asResource = ({ logo, ...settings }: AdminSettingsFragment) => ({
  ...settings,
  id: 'settings',
  logo: logo && { assetId: logo.assetId, smUrl: logo.url },
});

type Resource = ReturnType<typeof asResource>;
type FormProps = {
  settings: AdminSettingsFragment;
  /** The visible sections. */
  found: readonly SettingGroup[];
  /** Called on submit, because an invalid field may be in a hidden section. */
  showAll: () => void;
  reload: () => Promise<AdminSettingsFragment | null>;
  onSwitched: () => Promise<unknown>;
};

const groups = Object.keys(groupNames) as SettingGroup[];

const entries = ['distributorEntries', 'retailerEntries'] as const;

/** Scrolls to the section in the URL hash when it has rendered. */
function useNamedGroup(): void {
  const place = useLocation();
  useEffect(() => {
    const group = groups.find((each) => place.hash === `#${each}`);
    if (group) document.getElementById(group)?.scrollIntoView();
  }, [place]);
}

function SettingsForm({ settings, found, showAll, reload, onSwitched }: FormProps) {
  const title = useIntl().formatMessage({ id: 'admin.settings' });
  const reloadPortal = useReloadSettings();
  const [send] = useUpdateSettingsMutation();
  useNamedGroup();
  const editor = useStoredEditor<typeof settingFields, Resource>(
    settingFields,
    asResource(settings),
    async ({ id: _one, ...input }) => {
      const { data } = await send({ variables: { input } });
      if (!data) return undefined;
      await reloadPortal();
      return { ...asResource(data.updateSettings.settings), cleaned: data.updateSettings.cleaned };
    },
    async () => {
      const stored = await reload();
      return stored && asResource(stored);
    },
  );
  const check = () => {
    showAll();
    return editor.check();
  };
  return (
    <AdminEditor label={title} editor={{ ...editor, check }} fields={useFieldNames(settingFields)}>
      {groups.map((group) => (
        <section
          key={group}
          id={group}
          className={styles.group}
          hidden={!found.includes(group)}
          aria-labelledby={`${group}-name`}
        >
          <h2 id={`${group}-name`}>
            <FormattedMessage id={groupNames[group]} />
          </h2>
          {group === 'maintenance' && (
            <MaintenanceSwitch settings={settings} dirty={editor.dirty} onDone={onSwitched} />
          )}
          {group === 'programs' && <Impact of={entries} />}
          <FieldInputs
            of={settingGroups[group] as Fields}
            editor={editor as unknown as Editor<DraftOf<Fields>>}
          />
        </section>
      ))}
    </AdminEditor>
  );
}

/** The page of the site's settings. */
export default function SettingsPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.settings' });
  const reloadPortal = useReloadSettings();
  const [search, setSearch] = useState('');
  const found = useFoundGroups(search);
  const [switched, setSwitched] = useState(0);
  const { data, error, refetch } = useSiteSettingsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const reload = async () => (await refetch()).data?.settings ?? null;
  const onSwitched = async () => {
    await Promise.all([refetch(), reloadPortal()]);
    setSwitched(switched + 1);
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        actions={
          <ListSearch
            label={intl.formatMessage({ id: 'admin.settings.find' })}
            value={search}
            onChange={setSearch}
          />
        }
      />
      <PageBody>
        {data ? (
          <div className={styles.columns}>
            <nav className={styles.groups} aria-label={title}>
              {found.map((group) => (
                <a key={group} href={`#${group}`}>
                  <FormattedMessage id={groupNames[group]} />
                </a>
              ))}
              <p role="status">{found.length === 0 && <FormattedMessage id="admin.settings.notFound" />}</p>
            </nav>
            <SettingsForm
              key={switched}
              settings={data.settings}
              found={found}
              showAll={() => setSearch('')}
              reload={reload}
              onSwitched={onSwitched}
            />
          </div>
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} lines={5} />
        )}
      </PageBody>
    </>
  );
}

import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { cleanedLanguages, type CleanedText } from '#server/features/editing/cleaned-text';
import { differences } from '#server/features/editing/differences';
import { editOnce } from '#server/features/editing/edit';
import { assertCanEdit } from '#server/features/editing/editing.policy';
import { noteOutdated } from '#server/features/editing/outdated/note-outdated';
import { identityProvider } from '#server/features/identity/identity-provider';
import { outlives } from '#server/features/identity/sessions/session-idle';
import { selectSettings } from '#server/features/settings/settings.queries';
import type { Settings } from '#server/features/settings/settings.types';
import type { SiteSettingEntity } from '#server/features/settings/site-setting.entity';
import { lockSettings, writeSettings } from '#server/features/settings/write-settings';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { AppError, throwFieldError } from '#server/platform/errors';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { checkedSettings } from './check-settings';
import { placeLogo } from './logo';
import { assertPlannedEnd } from './planned-end';
import type { UpdateSettingsInput } from './site.types';

type Values = Record<string, unknown>;

/** Returns the settings by the field names of the inputs and the audit log. */
function valuesOf({
  id: _id,
  updatedAt: _at,
  maintenanceStartedAt: _since,
  logo,
  ...stored
}: SiteSettingEntity): Values {
  const { maintenanceEndsAt } = stored;
  return {
    ...stored,
    maintenanceEndsAt: maintenanceEndsAt && maintenanceEndsAt.toISOString(),
    logoId: logo?.assetId ?? null,
  };
}

/** Validates the combination of settings, also with the identity provider. */
function checkTogether(after: Values, changed: readonly string[]): void {
  const { sessionIdleSeconds, sessionCountdownSeconds, maintenanceMode, maintenanceEndsAt } =
    after as unknown as Settings;
  const isSession = changed.includes('sessionIdleSeconds') || changed.includes('sessionCountdownSeconds');
  if (
    isSession &&
    !outlives(identityProvider().idleSeconds(), { sessionIdleSeconds, sessionCountdownSeconds })
  ) {
    throwFieldError(
      'sessionIdleSeconds',
      'The sign-in service forgets sessions less than 10 minutes after that.',
    );
  }
  assertPlannedEnd({ maintenanceMode, maintenanceEndsAt }, changed, now());
}

async function write(
  manager: EntityManager,
  editor: Person | ApiClient,
  { updatedAt, ...sent }: UpdateSettingsInput,
): Promise<void> {
  const stored = await lockSettings(manager);
  if (stored.updatedAt.getTime() !== updatedAt.getTime()) {
    throw new AppError('CONFLICT', undefined, { current: await selectSettings(manager) });
  }
  const before = valuesOf(stored);
  const checked = checkedSettings(sent);
  const endsAt = checked['maintenanceEndsAt'];
  const after = {
    ...before,
    ...checked,
    ...(endsAt instanceof Date ? { maintenanceEndsAt: endsAt.toISOString() } : {}),
  };
  const changes = differences(before, after);
  const changed = Object.keys(changes);
  if (changed.length === 0) return;
  checkTogether(after, changed);
  const { logoId: _logo, ...columns } = Object.fromEntries(
    changed.map((name) => [name, after[name as keyof typeof after]]),
  );
  const logo = changed.includes('logoId') ? { logo: await placeLogo(manager, editor, before, after) } : {};
  const at = new Date(Math.max(now().getTime(), stored.updatedAt.getTime() + 1));
  await writeSettings(manager, { ...columns, ...logo, updatedAt: at });
  await noteOutdated(manager, { kind: 'settings', id: 'true' }, before, after);
  await appendAudit(manager, { action: 'edit', actor: actorOf(editor), targetKind: 'settings', changes });
}

/** Changes the sent settings for all servers immediately; audited by field. */
export async function updateSettings(
  viewer: Viewer,
  input: UpdateSettingsInput,
): Promise<{ settings: Settings; cleaned: CleanedText[] }> {
  assertCanEdit(viewer);
  await editOnce(viewer, (manager, editor) => write(manager, editor, input));
  forget('settings');
  const { goldModalCopy } = input;
  return {
    settings: await selectSettings(),
    cleaned: goldModalCopy ? cleanedLanguages(goldModalCopy, 'goldModalCopy') : [],
  };
}

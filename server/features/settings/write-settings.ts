import type { EntityManager } from 'typeorm';
import { SiteSettingEntity } from './site-setting.entity';

/** The settings as they are stored, held until the caller's transaction ends. */
export const lockSettings = (manager: EntityManager): Promise<SiteSettingEntity> =>
  manager.findOneOrFail(SiteSettingEntity, { where: { id: true }, lock: { mode: 'pessimistic_write' } });

/** Writes what changed of the settings. */
export async function writeSettings(
  manager: EntityManager,
  changes: Partial<SiteSettingEntity>,
): Promise<void> {
  await manager.update(SiteSettingEntity, { id: true }, changes as never);
}

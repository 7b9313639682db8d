import type { EntityManager } from 'typeorm';
import { SiteSettingEntity } from './site-setting.entity';

/** Returns the stored settings, locked until the caller's transaction ends. */
export const lockSettings = (manager: EntityManager): Promise<SiteSettingEntity> =>
  manager.findOneOrFail(SiteSettingEntity, { where: { id: true }, lock: { mode: 'pessimistic_write' } });

/** Updates the changed settings. */
export async function writeSettings(
  manager: EntityManager,
  changes: Partial<SiteSettingEntity>,
): Promise<void> {
  await manager.update(SiteSettingEntity, { id: true }, changes as never);
}

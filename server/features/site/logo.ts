import type { EntityManager } from 'typeorm';
import { takeImage } from '#server/features/editing/fields/take-image';
import type { SiteSettingEntity } from '#server/features/settings/site-setting.entity';
import { selectAsset } from '#server/features/uploads/assets/asset.queries';
import { imageUrl } from '#server/features/uploads/assets/public-images';
import { lockAssets, releaseAsset } from '#server/features/uploads/assets/use-asset';
import { isId } from '#server/platform/validation';
import type { ApiClient, Person } from '#server/platform/access/viewer';

/** The single record that uses the logo. */
const user = { kind: 'settings', id: '00000000-0000-0000-0000-000000000000' };

type WithLogo = Record<string, unknown>;

/** Uses another image for the logo, releases the previous one, and returns the stored values. */
export async function placeLogo(
  manager: EntityManager,
  editor: Person | ApiClient,
  { logoId: before }: WithLogo,
  { logoId: after }: WithLogo,
): Promise<SiteSettingEntity['logo']> {
  await lockAssets(manager, [before, after].filter(isId));
  if (isId(after)) await takeImage(manager, editor, after, user, ['content'], 'logoId');
  if (isId(before)) await releaseAsset(manager, user, before);
  if (!isId(after)) return null;
  const { small } = (await selectAsset(after, manager))!.variants;
  return { assetId: after, url: imageUrl(small.key), width: small.width, height: small.height };
}

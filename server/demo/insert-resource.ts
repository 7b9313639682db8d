import type { EntityManager } from 'typeorm';
import { descriptionOf } from '#server/features/editing/description';
import type { Edited } from '#server/features/editing/edited';
import { useLockedAssets } from '#server/features/uploads/assets/use-asset';
import { now } from '#server/platform/clock';
import type { LocalizedText } from '#server/platform/language/i18n';

type Own<T extends Edited> = Omit<T, keyof Edited>;

/** A schema-driven resource in demo content, with the field names of its inputs. Omitted fields have their defaults. */
export type DemoResource<T extends Edited> = {
  [Key in keyof Own<T> as Key extends `${infer Name}Translations` ? Name : never]: LocalizedText;
} & Partial<{ [Key in keyof Own<T> as Key extends `${string}Translations` ? never : Key]: T[Key] }>;

const day = 86_400_000;

/** Adds a schema-driven resource that is some days old, and records the use of its images. */
export async function insertResource<T extends Edited>(
  manager: EntityManager,
  type: new () => T,
  id: string,
  resource: DemoResource<T>,
  age: number,
): Promise<void> {
  const values: Record<string, unknown> = { ...resource };
  const { kind, fields: all } = descriptionOf(type);
  const fields = all.filter(({ name }) => name in values);
  const at = new Date(now().getTime() - age * day);
  await manager.insert(type, {
    id,
    ...Object.fromEntries(fields.map(({ property, name }) => [property, values[name]])),
    createdAt: at,
    updatedAt: at,
  } as never);
  const pictures = fields.flatMap(({ read, name }) => (read && values[name] ? [String(values[name])] : []));
  if (pictures.length === 0) return;
  await useLockedAssets(
    manager,
    pictures.map((assetId) => ({ kind, id, assetId })),
  );
}

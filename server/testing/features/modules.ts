import type { AdminModule as Edited } from '#server/features/modules/module.entity';
import type { AdminPortal } from '#server/testing/admin-portal';

/** The input of a module. */
export interface ModuleInput {
  kind: string;
  brand: string;
  group: string | null;
  name: { en: string; es?: string; fr?: string };
  description: { en: string; es?: string; fr?: string };
  tags?: string[] | null;
  art: string;
  userTypes: string[];
  enabled: boolean;
}

/** A module from the API, with fields of later features. */
type AdminModule = Edited & { testTakerCount: number; used: boolean };

const fields = `id kind brand group nameTranslations { en es fr } descriptionTranslations { en es fr } tags art userTypes
  enabled createdAt updatedAt testTakerCount used`;

/** The name of the module in `moduleInput`. */
export const moduleName = { en: 'Wet grip', es: 'Agarre en mojado', fr: '' };

export const moduleInput = (changes: Partial<ModuleInput> = {}): ModuleInput => ({
  kind: 'training',
  brand: 'gt',
  group: 'sales_skills',
  name: moduleName,
  description: { en: '<p>How a tire holds.</p>' },
  art: 'touring',
  userTypes: ['standard', 'pro'],
  enabled: true,
  ...changes,
});

/** Adds, changes, reads and deletes modules as the administrator. */
export function moduleCalls({ call }: AdminPortal) {
  const create = async (of: unknown = moduleInput(), as?: string): Promise<AdminModule> =>
    (
      await call<{ made: { module: AdminModule } }>(
        `mutation($input: CreateModuleInput!) { made: createModule(input: $input) { module { ${fields} } } }`,
        { input: of },
        as,
      )
    ).made.module;

  const update = async (
    id: string,
    of: Partial<Record<keyof ModuleInput, unknown>>,
    updatedAt: string,
  ): Promise<AdminModule> =>
    (
      await call<{ changed: { module: AdminModule } }>(
        `mutation($input: UpdateModuleInput!) { changed: updateModule(input: $input) { module { ${fields} } } }`,
        { input: { id, updatedAt, ...of } },
      )
    ).changed.module;

  const read = async (id: string): Promise<AdminModule | null> =>
    (
      await call<{ module: AdminModule | null }>(
        `query($id: ID!) { module: adminModule(id: $id) { ${fields} } }`,
        {
          id,
        },
      )
    ).module;

  /** Deletes the current version of a module, or another one. */
  const remove = async (id: string, updatedAt?: string): Promise<unknown> =>
    call('mutation($input: DeleteModuleInput!) { deleteModule(input: $input) { id } }', {
      input: { id, updatedAt: updatedAt ?? (await read(id))?.updatedAt ?? new Date().toISOString() },
    });

  return { create, update, read, remove };
}

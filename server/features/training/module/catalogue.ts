import { selectPublishedTests } from '#server/features/authoring/published-tests';
import type { Test } from '#server/features/authoring/published-test.types';
import { type Catalogue, type CatalogueModule, catalogue } from '#server/features/modules/catalogue';
import { forget, versioned } from '#server/platform/cache/cache';
import { freeze } from '#server/platform/cache/freeze';
import { onceKnown } from '#server/platform/cache/once-known';

/** A module of the catalogue with its published test. */
export interface TestedModule extends CatalogueModule {
  /** Null if viewing the module completes it. */
  readonly test: Test | null;
}

/** Returns every module with its test, including disabled ones, cached until one changes. */
export const testedCatalogue = versioned('modules', async (): Promise<Catalogue<TestedModule>> => {
  const [{ list: modules, texts }, tests] = await Promise.all([catalogue(), selectPublishedTests()]);
  const list = modules.map((module) => freeze({ ...module, test: tests.get(module.id) ?? null }));
  return { list, byId: new Map(list.map((module) => [module.id, module])), texts };
});

/** Returns a module by id. Queries the database if it was added too recently for the cached catalogue. */
export function testedModule(id: string): TestedModule | undefined | Promise<TestedModule | undefined> {
  return onceKnown(testedCatalogue(), ({ byId }) => byId.get(id) ?? findModule(id)) as
    | TestedModule
    | undefined
    | Promise<TestedModule | undefined>;
}

async function findModule(id: string): Promise<TestedModule | undefined> {
  forget('modules');
  return (await testedCatalogue()).byId.get(id);
}

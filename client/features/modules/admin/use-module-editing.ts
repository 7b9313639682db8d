import { useWords } from '#client/ui/editor/described/use-words';
import { inCells, type RowEditing } from '#client/ui/list/cells/row-editing';
import { useRowOperations } from '#client/ui/list/cells/use-row-operations';
import {
  AdminModuleDocument,
  UpdateModuleDocument,
  type AdminModuleRowFragment,
} from './admin-module.generated';
import { moduleFields } from './module-fields';

/** Returns how the list edits modules in place. */
export function useModuleEditing(): RowEditing<AdminModuleRowFragment> {
  const operations = useRowOperations({
    update: UpdateModuleDocument,
    saved: ({ updateModule }) => updateModule.module,
    one: AdminModuleDocument,
    found: ({ adminModule }) => adminModule,
  });
  const { language } = useWords();
  return {
    fields: inCells(moduleFields),
    nameOf: ({ nameTranslations }) => nameTranslations[language] || nameTranslations.en,
    ...operations,
  };
}

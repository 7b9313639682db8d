import { useWords } from '#client/ui/editor/described/use-words';
import { inCells, type RowEditing } from '#client/ui/list/cells/row-editing';
import { useRowOperations } from '#client/ui/list/cells/use-row-operations';
import {
  EditedModuleDocument,
  UpdateModuleDocument,
  type EditedModuleRowFragment,
} from './edited-module.generated';
import { moduleFields } from './module-fields';

/** Changes modules in the cells of their list, by the operations of their editor. */
export function useModuleEditing(): RowEditing<EditedModuleRowFragment> {
  const operations = useRowOperations({
    update: UpdateModuleDocument,
    saved: ({ updateModule }) => updateModule.module,
    one: EditedModuleDocument,
    found: ({ editedModule }) => editedModule,
  });
  const { language } = useWords();
  return {
    fields: inCells(moduleFields),
    nameOf: ({ nameTranslations }) => nameTranslations[language] || nameTranslations.en,
    ...operations,
  };
}

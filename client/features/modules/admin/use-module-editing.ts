import { useApolloClient } from '@apollo/client/react';
import { useWords } from '#client/ui/editor/described/use-words';
import { inCells, type RowEditing } from '#client/ui/list/cells/row-editing';
import {
  EditedModuleDocument,
  UpdateModuleDocument,
  type EditedModuleRowFragment,
} from './edited-module.generated';
import { moduleFields } from './module-fields';

/** Changes modules in the cells of their list, by the operations of their editor. */
export function useModuleEditing(): RowEditing<EditedModuleRowFragment> {
  const client = useApolloClient();
  const { language } = useWords();
  return {
    fields: inCells(moduleFields),
    nameOf: ({ nameTranslations }) => nameTranslations[language] || nameTranslations.en,
    save: async ({ id, updatedAt }, change) => {
      const input = { id, updatedAt, ...change };
      const { data } = await client.mutate({ mutation: UpdateModuleDocument, variables: { input } });
      return data!.updateModule.module;
    },
    reload: async ({ id }) => {
      const options = {
        query: EditedModuleDocument,
        variables: { id },
        fetchPolicy: 'network-only' as const,
      };
      return (await client.query(options)).data?.editedModule ?? null;
    },
  };
}

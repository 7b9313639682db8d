import type { EditedModuleFieldsFragment } from './edited-module.generated';

/** What the tabs of a module get from its layout, by `useOutletContext`. */
export type ModuleContext = {
  module: EditedModuleFieldsFragment;
  /** Reads the module from the server again; null where it is gone. */
  reload: () => Promise<EditedModuleFieldsFragment | null>;
};

import type { AdminModuleFieldsFragment } from './admin-module.generated';

/** The outlet context of the module's tabs. */
export type ModuleContext = {
  module: AdminModuleFieldsFragment;
  /** Reloads the module. Null if it was deleted. */
  reload: () => Promise<AdminModuleFieldsFragment | null>;
};

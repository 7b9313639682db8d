import type { AdminModuleFieldsFragment } from './admin-module.generated';

/** What the tabs of a module get from its layout, by `useOutletContext`. */
export type ModuleContext = {
  module: AdminModuleFieldsFragment;
  /** Reads the module from the server again; null where it is gone. */
  reload: () => Promise<AdminModuleFieldsFragment | null>;
};

import type {
  Brand,
  EditedModuleFieldsFragment,
  ModuleGroup,
  ModuleInput,
  ModuleKind,
  TreadPattern,
  UserType,
} from '#client/platform/generated/graphql';
import { required, type Problem } from '#client/ui/editing/problem';
import { emptyLocalized, localizedDraft, type LocalizedDraft } from '#client/ui/editing/localized-fields';

/** A module as it is being edited. */
export type ModuleDraft = {
  name: LocalizedDraft;
  description: LocalizedDraft;
  kind: ModuleKind;
  brand: Brand;
  group: ModuleGroup | 'none';
  userTypes: readonly UserType[];
  art: TreadPattern;
  enabled: boolean;
};

export const newModule: ModuleDraft = {
  name: emptyLocalized,
  description: emptyLocalized,
  kind: 'tire',
  brand: 'conti',
  group: 'none',
  userTypes: [],
  art: 'touring',
  enabled: false,
};

export const draftOf = (module: EditedModuleFieldsFragment): ModuleDraft => ({
  name: localizedDraft(module.nameTranslations),
  description: localizedDraft(module.descriptionTranslations),
  kind: module.kind,
  brand: module.brand,
  group: module.group ?? 'none',
  userTypes: module.userTypes,
  art: module.art,
  enabled: module.enabled,
});

export const inputOf = ({ group, userTypes, ...rest }: ModuleDraft): ModuleInput => ({
  ...rest,
  group: group === 'none' ? null : group,
  userTypes: [...userTypes],
});

export type ModuleProblems = { name?: Problem; description?: Problem };

/** What has to be mended before a module can be saved: message ids by field. */
export function moduleProblems({ name, description }: ModuleDraft): ModuleProblems {
  const problems: ModuleProblems = {};
  if (name.en.trim() === '') problems.name = required;
  if (description.en === '') problems.description = required;
  return problems;
}

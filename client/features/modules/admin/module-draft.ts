import type {
  Brand,
  CreateModuleInput,
  ModuleGroup,
  ModuleKind,
  TreadPattern,
  UserType,
} from '#client/platform/generated/schema';
import type { EditedModuleFieldsFragment } from './edited-module.generated';
import { required, type Problem } from '#client/ui/editing/problem';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';

/** A module as it is being edited. */
export type ModuleDraft = {
  name: LocalizedDraft;
  description: LocalizedDraft;
  /** One a line. */
  tags: string;
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
  tags: '',
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
  tags: module.tags.join('\n'),
  kind: module.kind,
  brand: module.brand,
  group: module.group ?? 'none',
  userTypes: module.userTypes,
  art: module.art,
  enabled: module.enabled,
});

const tagsOf = (lines: string): string[] =>
  lines
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);

export const inputOf = ({ group, userTypes, tags, ...rest }: ModuleDraft): CreateModuleInput => ({
  ...rest,
  tags: tagsOf(tags),
  group: group === 'none' ? null : group,
  userTypes: [...userTypes],
});

export type ModuleProblems = { name?: Problem; description?: Problem; tags?: Problem };

const mostTags = 100;
const longestTag = 40;

/** As the server refuses tags. */
function tagsProblem(lines: string): Problem | undefined {
  const tags = tagsOf(lines);
  if (tags.length > mostTags) return { id: 'admin.tags.tooMany', values: { most: mostTags } };
  if (tags.some((tag) => tag.length > longestTag))
    return { id: 'admin.tags.tooLong', values: { longest: longestTag } };
  return tags.every((tag) => /[\p{L}\p{N}]/u.test(tag)) ? undefined : { id: 'admin.tags.empty' };
}

/** What has to be mended before a module can be saved: message ids by field. */
export function moduleProblems({ name, description, tags }: ModuleDraft): ModuleProblems {
  const problems: ModuleProblems = {};
  if (name.en.trim() === '') problems.name = required;
  if (description.en === '') problems.description = required;
  const wrongTags = tagsProblem(tags);
  if (wrongTags) problems.tags = wrongTags;
  return problems;
}

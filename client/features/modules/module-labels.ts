import type { Brand, ModuleGroup, ModuleKind, TestCategory } from '#client/platform/generated/schema';

/** A filter of the module list: a group, or the modules of a kind without a group. */
export type GroupKey = ModuleGroup | ModuleKind;

/** The message ids of the groups, in display order. */
export const groupNames: Record<GroupKey, string> = {
  tire: 'kinds.tire',
  sales_skills: 'groups.sales_skills',
  social_media: 'groups.social_media',
  non_product: 'groups.non_product',
  employee: 'groups.employee',
  gold_distributor: 'groups.gold_distributor',
  gold_retailer: 'groups.gold_retailer',
  training: 'kinds.training',
  unknown: 'kinds.unknown',
};

export const isKind = (key: GroupKey): key is ModuleKind =>
  key === 'tire' || key === 'training' || key === 'unknown';

const keys = Object.keys(groupNames) as GroupKey[];

/** The kinds and groups of modules, in display order. */
export const moduleKinds = keys.filter(isKind);
export const moduleGroups = keys.filter((key): key is ModuleGroup => !isKind(key));

export const brandNames: Record<Brand, string> = {
  conti: 'modules.brand.conti',
  gt: 'modules.brand.gt',
};

export const brands = Object.keys(brandNames) as Brand[];

export const categoryNames: Record<TestCategory, string> = {
  standard: 'modules.category.standard',
  pro: 'modules.category.pro',
  conti: 'modules.category.conti',
  motorcycle: 'modules.category.motorcycle',
};

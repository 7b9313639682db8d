import type { Brand, ModuleGroup, ModuleKind, TestCategory } from '#client/platform/generated/schema';

/** A filter of the list: one of the groups, or the modules of a kind that are in no group. */
export type GroupKey = ModuleGroup | ModuleKind;

/** The groups in the order in which they are offered, with the ids of their names. */
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

/** The kinds and the groups of modules, each in the order in which they are offered. */
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

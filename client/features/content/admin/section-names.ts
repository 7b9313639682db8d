import type { ContentSectionKey } from '#client/platform/generated/schema';

/** What each section is called by those who fill it, whatever title learners read. */
export const sectionNames: Record<ContentSectionKey, string> = {
  pro_training: 'admin.sections.key.proTraining',
  whats_new: 'admin.sections.key.whatsNew',
  gold_retailer_program: 'admin.sections.key.goldRetailer',
};

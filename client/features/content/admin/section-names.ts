import type { ContentSectionKey } from '#client/platform/generated/schema';

/** The message ids of the section names for administrators, independent of the titles for learners. */
export const sectionNames: Record<ContentSectionKey, string> = {
  pro_training: 'admin.sections.key.proTraining',
  whats_new: 'admin.sections.key.whatsNew',
  gold_retailer_program: 'admin.sections.key.goldRetailer',
};

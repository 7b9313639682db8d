import type {
  BulkActionName,
  BulkEffectKind,
  BulkReason,
  BulkState,
} from '#client/platform/generated/schema';
import { userTypeNames } from '#client/platform/user-types';
import type { StatusShape } from '#client/ui/status-label';
import { accountKindNames, roleNames } from '../audience/audience-fields';

/** The messages of a bulk action and its values. */
export type ActionWords = {
  /** The message id of the verb. */
  label: string;
  /** The message id of the button that closes the dialog, if Cancel would be ambiguous. */
  keep?: string;
  /** True if people lose something. */
  danger?: true;
  /** The message id of further consequences. */
  note?: string;
  /** True if the value may be empty. The action is then described without it. */
  optional?: true;
  /** The message ids of the values, and of the label of their select. */
  choices?: Readonly<Record<string, string>>;
  choose?: string;
  /** The message id of the empty value, if it can be selected. */
  none?: string;
};

const sections = {
  pro_training: 'admin.sections.key.proTraining',
  whats_new: 'admin.sections.key.whatsNew',
  gold_retailer_program: 'admin.sections.key.goldRetailer',
};
const brands = { conti: 'modules.brand.conti', gt: 'modules.brand.gt' };
const groups = {
  sales_skills: 'groups.sales_skills',
  social_media: 'groups.social_media',
  non_product: 'groups.non_product',
  employee: 'groups.employee',
  gold_distributor: 'groups.gold_distributor',
  gold_retailer: 'groups.gold_retailer',
};

/** The messages of every bulk action by its name in the API. Add a line for each new action. */
export const actionWords: Readonly<Record<BulkActionName, ActionWords>> = {
  remind: { label: 'bulk.action.remind', note: 'bulk.note.remind', optional: true },
  userType: { label: 'bulk.action.userType', choices: userTypeNames, choose: 'bulk.choose.userType' },
  resetPro: { label: 'bulk.action.resetPro', danger: true, note: 'bulk.note.resetPro' },
  role: { label: 'bulk.action.role', choices: roleNames, choose: 'bulk.choose.role' },
  account: { label: 'bulk.action.account' },
  invite: { label: 'bulk.action.invite', note: 'bulk.note.invite' },
  endSessions: { label: 'bulk.action.endSessions' },
  disable: { label: 'bulk.action.disable', danger: true },
  enable: { label: 'bulk.action.enable' },
  publish: { label: 'bulk.action.publish' },
  unpublish: { label: 'bulk.action.unpublish' },
  section: { label: 'bulk.action.section', choices: sections, choose: 'bulk.choose.section' },
  brand: { label: 'bulk.action.brand', choices: brands, choose: 'bulk.choose.brand' },
  kind: {
    label: 'bulk.action.kind',
    choices: accountKindNames,
    choose: 'bulk.choose.kind',
  },
  group: {
    label: 'bulk.action.group',
    choices: groups,
    choose: 'bulk.choose.group',
    none: 'bulk.choose.noGroup',
  },
  pack: { label: 'bulk.action.pack' },
  send: { label: 'bulk.action.send', note: 'bulk.note.send', optional: true },
  receive: { label: 'bulk.action.receive' },
  cancel: {
    label: 'bulk.action.cancel',
    keep: 'bulk.keepOrders',
    note: 'bulk.note.cancel',
    danger: true,
    optional: true,
  },
  delete: { label: 'bulk.action.delete', danger: true },
  markDone: { label: 'bulk.action.markDone' },
  markOpen: { label: 'bulk.action.markOpen' },
};

/** The path and the message id of each list. `rowless` lists have no pages for their rows. */
export const listPlaces: Readonly<Record<string, { path: string; label: string; rowless?: true }>> = {
  proPeople: { path: '/admin/pro', label: 'admin.pro', rowless: true },
  people: { path: '/admin/people', label: 'admin.people' },
  adminAccounts: { path: '/admin/accounts', label: 'admin.accounts' },
  adminModules: { path: '/admin/modules', label: 'admin.modules' },
  adminQuestions: { path: '/admin/modules', label: 'admin.tab.questions', rowless: true },
  adminQuestionSummaries: { path: '/admin/questions', label: 'admin.allQuestions', rowless: true },
  adminArticles: { path: '/admin/articles', label: 'admin.articles' },
  adminAwards: { path: '/admin/awards', label: 'admin.awards' },
  adminAlbums: { path: '/admin/albums', label: 'admin.albums' },
  adminSurveys: { path: '/admin/surveys', label: 'admin.surveys' },
  adminRewards: { path: '/admin/rewards', label: 'admin.rewards' },
  orders: { path: '/admin/orders', label: 'admin.orders' },
  adminTools: { path: '/admin/tools', label: 'admin.tools' },
  adminNewsletterIssues: { path: '/admin/newsletters', label: 'admin.newsletters' },
  adminNewsletterSubscriptions: {
    path: '/admin/subscriptions',
    label: 'admin.subscriptions',
    rowless: true,
  },
  adminContactMessages: { path: '/admin/messages', label: 'admin.messages' },
};

export const reasonNames: Record<BulkReason, string> = {
  already: 'bulk.reason.already',
  self: 'bulk.reason.self',
  gone: 'bulk.reason.gone',
  disabled: 'bulk.reason.disabled',
  elsewhere: 'bulk.reason.elsewhere',
  not_pro: 'bulk.reason.notPro',
  used: 'bulk.reason.used',
  referred: 'bulk.reason.referred',
  no_account: 'bulk.reason.noAccount',
  nothing_open: 'bulk.reason.nothingOpen',
  reminded_today: 'bulk.reason.remindedToday',
  wrong_step: 'bulk.reason.wrongStep',
  rejected: 'bulk.reason.refused',
  changed_since: 'bulk.reason.changedSince',
  not_allowed: 'bulk.reason.notAllowed',
  failed: 'bulk.reason.failed',
};

export const effectNames: Record<BulkEffectKind, string> = {
  retained_results: 'bulk.effect.storedResults',
  retained_certificates: 'bulk.effect.storedCertificates',
  reopened_tests: 'bulk.effect.reopenedTests',
  deleted_questions: 'bulk.effect.deletedQuestions',
  deleted_files: 'bulk.effect.deletedFiles',
  deleted_images: 'bulk.effect.deletedImages',
  returned_points: 'bulk.effect.returnedPoints',
};

export const stateNames: Record<BulkState, { label: string; shape: StatusShape }> = {
  running: { label: 'bulk.state.running', shape: 'half' },
  done: { label: 'bulk.state.done', shape: 'tick' },
  cancelled: { label: 'bulk.state.cancelled', shape: 'cross' },
  stopped: { label: 'bulk.state.stopped', shape: 'cross' },
  undoing: { label: 'bulk.state.undoing', shape: 'half' },
  undone: { label: 'bulk.state.undone', shape: 'outline' },
};

import {
  IconBook2,
  IconChartBar,
  IconGift,
  IconMail,
  IconNews,
  IconSettings,
  IconShield,
  IconUsers,
} from '@tabler/icons-react';
import type { JumpPage } from './jump';
import type { RailGroup } from './rail';

/** The administration pages in the order of the sidebar. */
export const railGroups: readonly RailGroup[] = [
  {
    labelId: 'admin.overview',
    Icon: IconChartBar,
    links: [{ to: '/admin', labelId: 'admin.overview' }],
  },
  {
    labelId: 'admin.group.learning',
    Icon: IconBook2,
    links: [
      { to: '/admin/modules', labelId: 'admin.modules' },
      { to: '/admin/questions', labelId: 'admin.allQuestions' },
      { to: '/admin/results', labelId: 'admin.results' },
      { to: '/admin/certificates', labelId: 'admin.certificates' },
    ],
  },
  {
    labelId: 'admin.group.people',
    Icon: IconUsers,
    links: [
      { to: '/admin/people', labelId: 'admin.people' },
      { to: '/admin/accounts', labelId: 'admin.accounts' },
      { to: '/admin/imports', labelId: 'admin.imports' },
      { to: '/admin/pro', labelId: 'admin.pro' },
      { to: '/admin/data-requests', labelId: 'admin.dataRequests' },
    ],
  },
  {
    labelId: 'admin.group.content',
    Icon: IconNews,
    links: [
      { to: '/admin/home', labelId: 'admin.home' },
      { to: '/admin/sections', labelId: 'admin.sections' },
      { to: '/admin/articles', labelId: 'admin.articles' },
      { to: '/admin/newsletters', labelId: 'admin.newsletters' },
      { to: '/admin/subscriptions', labelId: 'admin.subscriptions' },
      { to: '/admin/albums', labelId: 'admin.albums' },
      { to: '/admin/awards', labelId: 'admin.awards' },
      { to: '/admin/surveys', labelId: 'admin.surveys' },
      { to: '/admin/tools', labelId: 'admin.tools' },
      { to: '/admin/files', labelId: 'admin.allFiles' },
      { to: '/admin/translations', labelId: 'admin.translations' },
    ],
  },
  {
    labelId: 'admin.group.rewards',
    Icon: IconGift,
    links: [
      { to: '/admin/points', labelId: 'admin.points' },
      { to: '/admin/rewards', labelId: 'admin.rewards' },
      { to: '/admin/orders', labelId: 'admin.orders' },
    ],
  },
  {
    labelId: 'admin.group.site',
    Icon: IconSettings,
    links: [
      { to: '/admin/menus', labelId: 'admin.menus' },
      { to: '/admin/settings', labelId: 'admin.settings' },
      { to: '/admin/terms', labelId: 'admin.terms' },
      { to: '/admin/api-clients', labelId: 'admin.apiClients' },
    ],
  },
  {
    labelId: 'admin.group.mail',
    Icon: IconMail,
    links: [
      { to: '/admin/messages', labelId: 'admin.messages' },
      { to: '/admin/mailbox', labelId: 'admin.mailbox' },
      { to: '/admin/jobs', labelId: 'admin.jobs' },
      { to: '/admin/bulk', labelId: 'admin.bulk' },
    ],
  },
  {
    labelId: 'admin.audit',
    Icon: IconShield,
    links: [{ to: '/admin/audit', labelId: 'admin.audit' }],
  },
];

/** The sections of the settings page that the palette offers by name. */
export const settingPlaces: readonly JumpPage[] = [
  {
    to: '/admin/settings#maintenance',
    aboutId: 'admin.settings',
    labelId: 'admin.settings.group.maintenance',
  },
  { to: '/admin/settings#brand', aboutId: 'admin.settings', labelId: 'admin.settings.group.brand' },
  { to: '/admin/settings#programs', aboutId: 'admin.settings', labelId: 'admin.settings.group.programs' },
  { to: '/admin/settings#tests', aboutId: 'admin.settings', labelId: 'admin.settings.group.tests' },
  { to: '/admin/settings#sessions', aboutId: 'admin.settings', labelId: 'admin.settings.group.sessions' },
  { to: '/admin/settings#contact', aboutId: 'admin.settings', labelId: 'admin.settings.group.contact' },
];

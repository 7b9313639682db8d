/** The record that contains a text, and the record that it belongs to. */
type Text = { resourceId: string; ownerId: string | null };

const under =
  (path: string) =>
  ({ resourceId }: Text): string =>
    `/admin/${path}/${resourceId}`;

/**
 * The message id and the editor path of each kind of record with translated texts, and the message id of its number if
 * several belong together.
 */
export const textKinds: Readonly<
  Record<string, { labelId: string; path: (text: Text) => string; placeId?: string }>
> = {
  menu_link: { labelId: 'translations.of.menuLink', path: under('menus') },
  module: { labelId: 'translations.of.module', path: under('modules') },
  module_image: {
    labelId: 'translations.of.moduleImage',
    placeId: 'translations.which.moduleImage',
    path: ({ ownerId }) => `/admin/modules/${ownerId}`,
  },
  question: {
    labelId: 'translations.of.question',
    placeId: 'translations.which.question',
    path: ({ resourceId, ownerId }) => `/admin/modules/${ownerId}/questions/${resourceId}`,
  },
  tool: { labelId: 'translations.of.tool', path: under('tools') },
  content_section: { labelId: 'translations.of.section', path: under('sections') },
  survey: { labelId: 'translations.of.survey', path: under('surveys') },
  reward: { labelId: 'translations.of.reward', path: under('rewards') },
  article: { labelId: 'translations.of.article', path: under('articles') },
  album: { labelId: 'translations.of.album', path: under('albums') },
  newsletter_issue: { labelId: 'translations.of.newsletter', path: under('newsletters') },
  award: { labelId: 'translations.of.award', path: under('awards') },
  home_block: { labelId: 'translations.of.homeBlock', path: under('home') },
  settings: { labelId: 'translations.of.settings', path: () => '/admin/settings' },
  terms: { labelId: 'translations.of.terms', path: () => '/admin/terms' },
};

/** The message ids of the fields and entries in a text's path. Missing ones appear as the server names them. */
export const stepLabels: Readonly<Record<string, string>> = {
  alt: 'translations.in.alt',
  caption: 'translations.in.caption',
  cells: 'translations.in.cells',
  changeNote: 'translations.in.changeNote',
  description: 'translations.in.description',
  feedback: 'translations.in.feedback',
  goldModalCopy: 'translations.in.goldModalCopy',
  head: 'translations.in.head',
  imageAlt: 'translations.in.alt',
  items: 'translations.in.items',
  label: 'translations.in.label',
  lead: 'translations.in.lead',
  legend: 'translations.in.legend',
  linkLabel: 'translations.in.linkLabel',
  maintenanceMessage: 'translations.in.maintenanceMessage',
  name: 'translations.in.name',
  options: 'translations.in.options',
  parts: 'translations.in.parts',
  pictureAlt: 'translations.in.alt',
  pictures: 'translations.in.pictures',
  questions: 'translations.in.questions',
  rows: 'translations.in.rows',
  source: 'translations.in.source',
  summary: 'translations.in.summary',
  text: 'translations.in.text',
  title: 'translations.in.title',
  unit: 'translations.in.unit',
};

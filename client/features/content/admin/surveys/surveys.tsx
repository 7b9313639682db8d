import { Route, Routes } from 'react-router-dom';
import {
  audienceFields,
  publishAt,
  ResourceRoutes,
  type DefineResource,
} from '#client/features/editing/index';
import {
  CreateSurveyDocument,
  DeleteSurveyDocument,
  AdminSurveyDocument,
  AdminSurveysDocument,
  UpdateSurveyDocument,
  type SurveyFieldsFragment,
  type SurveyRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import type { Words } from '#client/ui/editor/described/field';
import { choice, localizedLine, moment, optionalNumber } from '#client/ui/editor/described/kinds';
import { sectionNames } from '../section-names';
import { questions } from './questions-field';

const ResultsPage = lazyScreen(() => import('./results/results-page'));

const fields = {
  title: localizedLine({ label: 'admin.surveys.title', maxLength: 200, title: true }),
  lead: { ...localizedLine({ label: 'admin.surveys.lead', maxLength: 300 }), cell: undefined },
  section: choice({
    label: 'admin.sections.key',
    names: sectionNames,
    initial: 'pro_training',
    row: 'where',
    desk: true,
  }),
  points: {
    ...optionalNumber({ label: 'admin.surveys.points', from: 1, to: 100_000, row: 'where', desk: true }),
    filter: undefined,
  },
  publishAt: publishAt({ label: 'admin.surveys.publishAt' }),
  closesAt: {
    ...moment({ label: 'admin.surveys.closesAt', hint: 'admin.surveys.closesHint', row: 'when' }),
    cellKind: 'labelled' as const,
  },
  questions: questions({ label: 'admin.surveys.questions', hint: 'admin.surveys.questionsHint' }),
  ...audienceFields,
};

function state(survey: SurveyFieldsFragment, { text, date }: Words): string {
  const { publishAt: opensAt, closesAt } = survey;
  if (opensAt === null) return text('admin.publishAt.draft');
  if (Date.parse(opensAt) > Date.now()) return text('admin.surveys.later', { date: date(opensAt) });
  if (closesAt === null) return text('admin.surveys.open');
  const isOpen = Date.parse(closesAt) > Date.now();
  return text(isOpen ? 'admin.surveys.openUntil' : 'admin.surveys.closed', { date: date(closesAt) });
}

const surveys: DefineResource<typeof fields, SurveyRowFieldsFragment, SurveyFieldsFragment> = {
  path: '/admin/surveys',
  fields,
  list: AdminSurveysDocument,
  listName: 'adminSurveys',
  actions: [{ name: 'publish' }, { name: 'unpublish' }, { name: 'delete' }],
  one: AdminSurveyDocument,
  create: CreateSurveyDocument,
  update: UpdateSurveyDocument,
  remove: DeleteSurveyDocument,
  state,
  further: { path: 'results', label: 'admin.surveys.results' },
  texts: {
    several: 'admin.surveys',
    count: 'admin.surveys.count',
    add: 'admin.surveys.add',
    none: 'admin.surveys.none',
    gone: 'admin.surveys.gone',
    search: 'admin.surveys.search',
    deleteTitle: 'admin.surveys.deleteTitle',
    deleteText: 'admin.surveys.deleteText',
  },
};

/** The administration of surveys, with their results. */
export default function Surveys() {
  return (
    <Routes>
      <Route path=":id/results" element={<ResultsPage />} />
      <Route path="*" element={<ResourceRoutes of={surveys} />} />
    </Routes>
  );
}

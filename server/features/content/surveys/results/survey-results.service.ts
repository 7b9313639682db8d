import { randomUUID } from 'node:crypto';
import { type Spend, tableOfPages } from '#server/features/editing/csv/table-of-pages';
import { audienceSize } from '#server/features/profile/audience/audience-size';
import { AppError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import { page } from '#server/platform/paging';
import { fromReplica } from '#server/platform/database/replica';
import type { Table } from '#server/platform/sheets/write/table';
import { isId, requireId } from '#server/platform/validation';
import type { AccountKind, Viewer } from '#server/platform/access/viewer';
import { fewestTold } from '../survey-limits';
import type { StoredQuestion } from '../survey-questions.types';
import { assertCanReadSurveyResults } from '../survey.policy';
import {
  type Answered,
  type SurveyAudience,
  type ResponseRow,
  saidTo,
  selectAnswered,
  selectRequested,
  selectResponses,
} from './survey-results.queries';
import type { QuestionResultValues, SurveyResultsFilter, SurveyResultsValues } from './survey-results.types';
import { toldGroups } from './told-groups';

const resultOf = (
  { id, kind, text, options }: StoredQuestion,
  { given, selected, words }: Answered,
): QuestionResultValues => ({
  id,
  kind,
  textTranslations: text,
  answered: given[id] ?? 0,
  options: options.map((option) => ({
    id: option.id,
    textTranslations: option.text,
    count: selected[option.id] ?? 0,
  })),
  words: words[id] ?? [],
});

/**
 * Returns true if the results of a group can be shown: of everyone from five people on, and of a part by the rules of
 * groups.
 */
function isTold(answered: Answered, filter: SurveyResultsFilter): boolean {
  if (answered.all < fewestTold) return false;
  const { accountKind = null, lang = null } = filter;
  if (accountKind !== null) return toldGroups(answered.accountKinds).includes(accountKind);
  return lang === null || toldGroups(answered.langs).includes(lang);
}

function told(survey: SurveyAudience, answered: Answered, filter: SurveyResultsFilter) {
  const isAny = answered.all >= fewestTold;
  const hidden = !isTold(answered, filter);
  return {
    hidden,
    answered: hidden ? 0 : answered.answered,
    totalAnsweredCount: answered.all,
    questions: hidden ? [] : survey.questions.map((question) => resultOf(question, answered)),
    accountKinds: (isAny ? toldGroups(answered.accountKinds) : []) as AccountKind[],
    langs: (isAny ? toldGroups(answered.langs) : []) as Language[],
  };
}

/** Returns the results of a survey, of everyone or a group; null if it doesn't exist. */
export async function surveyResults(
  viewer: Viewer,
  id: string,
  filter: SurveyResultsFilter,
): Promise<SurveyResultsValues | null> {
  assertCanReadSurveyResults(viewer);
  const { accountKind = null, lang = null } = filter;
  if (accountKind !== null && lang !== null) {
    throw new AppError('BAD_USER_INPUT', 'Results can be filtered by one group at a time.', {
      fields: ['filter'],
    });
  }
  const survey = isId(id) ? await selectRequested(id) : null;
  if (!survey) return null;
  const [answered, audience] = await Promise.all([
    selectAnswered(id, accountKind, lang),
    audienceSize(viewer, survey),
  ]);
  // People who answered were eligible, even if they are no longer in the audience.
  const eligibleCount = Math.max(audience, answered.all);
  return { titleTranslations: survey.title, eligibleCount, ...told(survey, answered, filter) };
}

/**
 * Returns all responses without their people, one row each; none if there are fewer than five. Throws NOT_FOUND if the
 * survey doesn't exist.
 */
export async function surveyResponses(viewer: Viewer, sentId: string, spend: Spend): Promise<Table> {
  const reader = assertCanReadSurveyResults(viewer);
  const lang = reader.kind === 'person' ? reader.lang : 'en';
  const id = requireId(sentId);
  const survey = await selectRequested(id);
  if (!survey) throw new AppError('NOT_FOUND');
  const shuffle = randomUUID();
  // Read from the same database as the rows, which may be older.
  const some = await fromReplica(() => selectResponses(id, shuffle, null, fewestTold));
  const isAny = some.length >= fewestTold;
  const columns = survey.questions.map((question) => ({
    header: question.text[lang] || question.text.en,
    cell: (row: ResponseRow) => saidTo(row, question, lang),
  }));
  return tableOfPages(
    columns,
    async (first, after) => {
      const rows = isAny ? await fromReplica(() => selectResponses(id, shuffle, after, first + 1)) : [];
      return page(rows, first, ({ place }) => place, after);
    },
    spend,
  );
}

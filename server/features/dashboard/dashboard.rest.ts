import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import type { DashboardWeek, MailHour } from './dashboard.types';
import {
  dealerPage,
  hardQuestionPage,
  mailHourPage,
  passFigurePage,
  stuckPage,
  weekPage,
} from './figure-files';
import type { DealerProgress, HardQuestionValues, PassFigure, StuckPerson } from './figures.types';

const weeks: readonly Column<DashboardWeek>[] = [
  { header: 'monday', cell: ({ monday }) => monday },
  { header: 'people', cell: ({ people }) => people },
  { header: 'peopleYearBefore', cell: ({ peopleYearBefore }) => peopleYearBefore },
  { header: 'signIns', cell: ({ signIns }) => signIns },
  { header: 'passed', cell: ({ passed }) => passed },
  { header: 'failed', cell: ({ failed }) => failed },
  { header: 'newPro', cell: ({ newPro }) => newPro },
  { header: 'pointsGiven', cell: ({ pointsGiven }) => pointsGiven },
  { header: 'pointsSpent', cell: ({ pointsSpent }) => pointsSpent },
];

const passed: readonly Column<PassFigure>[] = [
  { header: 'key', cell: ({ key }) => key },
  { header: 'name', cell: ({ name }) => name ?? '' },
  { header: 'passed', cell: (row) => row.passed },
  { header: 'failed', cell: ({ failed }) => failed },
];

const dealers: readonly Column<DealerProgress>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'number', cell: ({ number }) => number },
  { header: 'name', cell: ({ name }) => name },
  { header: 'people', cell: ({ people }) => people },
  { header: 'modules', cell: ({ modules }) => modules },
  { header: 'finished', cell: ({ finished }) => finished },
  { header: 'passed', cell: (row) => row.passed },
  { header: 'failed', cell: ({ failed }) => failed },
];

const questions: readonly Column<HardQuestionValues>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'moduleId', cell: ({ moduleId }) => moduleId },
  { header: 'module', cell: ({ moduleNameTranslations }) => moduleNameTranslations.en },
  { header: 'question', cell: ({ textTranslations }) => textTranslations.en },
  { header: 'answerCount', cell: ({ answerCount }) => answerCount },
  { header: 'incorrectCount', cell: ({ incorrectCount }) => incorrectCount },
];

const stuck: readonly Column<StuckPerson>[] = [
  { header: 'kind', cell: ({ kind }) => kind },
  { header: 'id', cell: ({ id }) => id },
  { header: 'name', cell: ({ name }) => name },
  { header: 'email', cell: ({ email }) => email },
  moments('since', ({ since }) => since),
];

const mailHours: readonly Column<MailHour>[] = [
  { header: 'hour', cell: ({ hour }) => hour },
  { header: 'mailCount', cell: ({ mailCount }) => mailCount },
  { header: 'typicalMailCount', cell: ({ typicalMailCount }) => typicalMailCount },
];

/** Registers the file of each dashboard figure, with all its rows. */
export function dashboardRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  const ofWeeks = { filter: 'WeeksFilter' };
  listCsvRoute(app, schema, { name: 'activity', columns: weeks, inputs: ofWeeks, pageOf: weekPage });
  const byWhat = { filter: 'PassFigureFilter' };
  listCsvRoute(app, schema, { name: 'passFigures', columns: passed, inputs: byWhat, pageOf: passFigurePage });
  const ofKind = { filter: 'DealerFilter' };
  listCsvRoute(app, schema, { name: 'dealers', columns: dealers, inputs: ofKind, pageOf: dealerPage });
  listCsvRoute(app, schema, {
    name: 'hardestQuestions',
    columns: questions,
    inputs: ofWeeks,
    pageOf: hardQuestionPage,
  });
  listCsvRoute(app, schema, { name: 'mailHours', columns: mailHours, inputs: {}, pageOf: mailHourPage });
  listCsvRoute(app, schema, { name: 'stuckPeople', columns: stuck, inputs: {}, pageOf: stuckPage });
}

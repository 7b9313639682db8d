import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { replaceClock } from '#server/platform/clock';
import type { Viewer } from '#server/platform/access/viewer';
import { clientViewer, personViewer, strangerViewer } from '#server/testing/api/viewers';
import {
  isEligible,
  isOpenSurvey,
  assertCanAnswerSurveys,
  assertCanReadSurveyResults,
  assertCanReadSurveys,
  requireAnswerable,
} from './survey.policy';

const at = new Date('2026-12-01T10:00:00Z');
const survey = { closesAt: null, roles: [], userTypes: [], accountKinds: [] };
const closed = { ...survey, closesAt: at.toISOString() };
const learner = personViewer();
const admin = personViewer({ role: 'admin' });

let restoreClock: () => void;
beforeEach(() => {
  restoreClock = replaceClock(() => at);
});
afterEach(() => restoreClock());

const code = (expected: string) => expect.objectContaining({ code: expected });

describe('survey', () => {
  const lets = (policy: (viewer: Viewer) => unknown) =>
    [learner, admin, clientViewer()].map((viewer) => {
      try {
        return policy(viewer) === viewer;
      } catch {
        return false;
      }
    });

  it('can be read by everyone signed in, answered by people, and its results read by those with full read access', () => {
    expect(lets(assertCanReadSurveys)).toEqual([true, true, true]);
    expect(lets(assertCanAnswerSurveys)).toEqual([true, true, false]);
    expect(lets(assertCanReadSurveyResults)).toEqual([false, true, true]);
    for (const policy of [assertCanReadSurveys, assertCanAnswerSurveys, assertCanReadSurveyResults]) {
      expect(() => policy(strangerViewer)).toThrow(code('UNAUTHENTICATED'));
    }
  });

  it('is open until it closes', () => {
    expect(isOpenSurvey(survey)).toBe(true);
    expect(isOpenSurvey({ closesAt: '2026-12-01T10:00:00.001Z' })).toBe(true);
    expect(isOpenSurvey(closed)).toBe(false);
  });

  it('is asked of people in its audience, but not of API clients', () => {
    const forManagers = { ...survey, roles: ['manager' as const] };
    expect(
      [learner, admin, personViewer({ role: 'manager' })].map((each) => isEligible(each, forManagers)),
    ).toEqual([false, false, true]);
    expect([isEligible(learner, survey), isEligible(clientViewer(), survey)]).toEqual([true, false]);
  });

  it('accepts answers of its audience until they are sent or it closes', () => {
    expect(() => requireAnswerable(learner, survey, false)).not.toThrow();
    expect(() => requireAnswerable(learner, survey, true)).toThrow(code('SURVEY_CLOSED'));
    expect(() => requireAnswerable(learner, closed, false)).toThrow(code('SURVEY_CLOSED'));
    const forOthers = { ...survey, userTypes: ['conti' as const] };
    const rejection = { code: 'FORBIDDEN', message: expect.stringMatching(/survey/) };
    expect(() => requireAnswerable(learner, forOthers, false)).toThrow(expect.objectContaining(rejection));
  });
});

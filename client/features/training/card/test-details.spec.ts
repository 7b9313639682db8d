import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import english from '#client/locales/portal/en.json' with { type: 'json' };
import french from '#client/locales/portal/fr.json' with { type: 'json' };
import spanish from '#client/locales/portal/es.json' with { type: 'json' };
import { testDetails } from './test-details';

const test = {
  id: 't1',
  category: 'standard' as const,
  questionCount: 10,
  estimatedMinutes: 6,
  timeLimitSeconds: 720,
  points: 150,
  passMark: 80,
};
const intl = (locale: string, messages: Record<string, string>) => createIntl({ locale, messages });

describe('the summary of a test', () => {
  it('distinguishes the duration from the time limit', () => {
    expect(testDetails(intl('en', english), test)).toBe(
      '10 questions · about 6 min · 12 min limit · 150 points',
    );
    expect(testDetails(intl('es', spanish), test)).toBe(
      '10 preguntas · unos 6 min · límite de 12 min · 150 puntos',
    );
    expect(testDetails(intl('fr', french), test)).toBe(
      '10 questions · environ 6 min · limite de 12\u00a0min · 150 points',
    );
  });

  it('uses the singular', () => {
    const small = { ...test, questionCount: 1, timeLimitSeconds: null, points: 1 };
    expect(testDetails(intl('en', english), small)).toBe('1 question · about 6 min · 1 point');
  });

  it('names the category unless it is standard', () => {
    const untimed = { ...test, timeLimitSeconds: null };
    expect(testDetails(intl('en', english), { ...untimed, category: 'pro' })).toBe(
      '10 questions · about 6 min · PRO',
    );
    expect(testDetails(intl('es', spanish), { ...test, category: 'motorcycle' })).toContain('Motocicleta');
  });
});

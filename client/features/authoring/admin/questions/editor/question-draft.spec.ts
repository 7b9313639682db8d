import { describe, expect, it } from '@jest/globals';
import {
  acceptedOf,
  draftOf,
  newOption,
  newQuestion,
  tagsOf,
  type OptionDraft,
  type QuestionDraft,
} from './question-draft';
import { changesOf, inputOf } from './question-input';
import { questionProblems } from './question-problems';

const texts = (en: string, es = '', fr = '') => ({ en, es, fr });
const option = (part: Partial<OptionDraft> = {}): OptionDraft => ({
  ...newOption(),
  text: texts('One'),
  ...part,
});
const draft = (part: Partial<QuestionDraft> = {}): QuestionDraft => ({
  ...newQuestion(),
  text: texts('Which?'),
  options: [option({ correct: true }), option()],
  ...part,
});
const short = (part: Partial<QuestionDraft> = {}) => draft({ kind: 'short_answer', ...part });

const question = {
  id: 'q',
  testId: 't',
  position: 3,
  kind: 'multiple_select' as const,
  textTranslations: texts('Which?', '¿Cuáles?'),
  imageUrl: '/images/q-large',
  imageAssetId: 'asset' as string | null,
  imageAltTranslations: texts('A sidewall', 'Un flanco'),
  options: [
    { id: 'a', textTranslations: texts('A'), feedbackTranslations: null, correct: true },
    { id: 'b', textTranslations: texts('B'), feedbackTranslations: texts('No', 'No', 'Non'), correct: false },
  ],
  accepted: { en: [], es: [], fr: [] },
  code: false,
  feedbackTranslations: null,
  weight: 2,
  credit: 'partial' as const,
  enabled: false,
  tags: ['winter', 'sizes'],
  publication: 'changed' as const,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

describe('the draft of a question', () => {
  it('converts back to the same input if nothing was changed', () => {
    expect(inputOf(draftOf(question))).toEqual({
      kind: 'multiple_select',
      text: texts('Which?', '¿Cuáles?'),
      imageAssetId: 'asset',
      imageAlt: texts('A sidewall', 'Un flanco'),
      options: [
        { id: 'a', text: texts('A'), feedback: null, correct: true },
        { id: 'b', text: texts('B'), feedback: texts('No', 'No', 'Non'), correct: false },
      ],
      accepted: { en: [] },
      code: false,
      feedback: null,
      weight: 2,
      credit: 'partial',
      enabled: false,
      tags: ['winter', 'sizes'],
    });
  });

  it('sends only changed fields', () => {
    const edited = { ...draftOf(question), weight: '3', tags: 'ice' };
    expect(changesOf(edited, ['weight', 'tags'])).toEqual({ weight: 3, tags: ['ice'] });
    expect(changesOf(edited, [])).toEqual({});
  });

  it('sends the fields that a changed kind needs', () => {
    const edited = { ...draftOf(question), kind: 'short_answer' as const, accepted: texts('winter') };
    expect(changesOf(edited, ['kind'])).toEqual({
      kind: 'short_answer',
      options: [],
      accepted: { en: ['winter'], es: [], fr: [] },
      code: false,
      credit: 'exact',
    });
  });

  it('sends an image with its description, or the description alone', () => {
    const picture = { smUrl: '/images/new', assetId: 'other' };
    const edited = { ...draftOf(question), imageAssetId: picture };
    expect(changesOf(edited, ['imageAssetId'])).toEqual({
      imageAssetId: 'other',
      imageAlt: texts('A sidewall', 'Un flanco'),
    });
    expect(changesOf(edited, ['imageAlt'])).toEqual({ imageAlt: texts('A sidewall', 'Un flanco') });
  });

  it('leaves out an image without an asset, but sends its description', () => {
    const input = inputOf(draftOf({ ...question, imageAssetId: null }));
    expect('imageAssetId' in input).toBe(false);
    expect(input.imageAlt).toEqual(texts('A sidewall', 'Un flanco'));
  });

  it.each([question, { ...question, imageAssetId: null }])(
    'removes the description together with the image',
    (saved) => {
      const input = inputOf({ ...draftOf(saved), imageAssetId: null });
      expect(input).toMatchObject({ imageAssetId: null, imageAlt: null });
    },
  );

  it('sends another image by its asset, and no description if it contains only spaces', () => {
    const picture = { smUrl: '/images/new', assetId: 'other' };
    const input = inputOf({ ...draftOf(question), imageAssetId: picture, imageAlt: texts('  ', ' ') });
    expect(input).toMatchObject({ imageAssetId: 'other', imageAlt: null });
  });

  it('sends accepted answers and no options for a short answer', () => {
    const input = inputOf(short({ accepted: texts('tread\n tire \ntread\n\n', 'llanta'), code: true }));
    expect(input.options).toEqual([]);
    expect(input.accepted).toEqual({ en: ['tread', 'tire'], es: ['llanta'], fr: [] });
    expect(input.code).toBe(true);
  });

  it('keeps options while another kind is tried, and sends only the fields of the selected kind', () => {
    const tried = draft({ kind: 'multiple_choice', code: true, credit: 'partial', accepted: texts('x') });
    expect(inputOf(tried)).toMatchObject({ code: false, credit: 'exact', accepted: { en: [] } });
    expect(short().options).toHaveLength(2);
  });

  it('starts with two options', () => {
    expect(newQuestion().options).toHaveLength(2);
  });

  it('leaves out new empty options at the end, except the first two', () => {
    const full = [option({ correct: true }), option()];
    const blank = () => newOption();
    const sent = (options: OptionDraft[]) => inputOf(draft({ options })).options?.map(({ text }) => text.en);
    expect(sent([...full, blank(), blank()])).toEqual(['One', 'One']);
    expect(questionProblems(draft({ options: [...full, blank()] }))).toEqual({});
    expect(sent([...full, blank(), option()])).toEqual(['One', 'One', '', 'One']);
    expect(sent([blank(), blank(), blank()])).toEqual(['', '']);
  });

  it.each<[string, Partial<OptionDraft>]>([
    ['is marked as correct', { correct: true }],
    ['has feedback', { feedback: texts('No') }],
    ['has a translation', { text: texts('', 'Dos') }],
    ['was saved before', { id: 'a' }],
  ])('requires the text of a last option that %s', (_, part) => {
    const last = { ...newOption(), key: 'k', ...part };
    const options = [option({ correct: true }), option(), last];
    expect(Object.keys(questionProblems(draft({ options })))).toEqual(['text:k']);
  });

  it('separates tags by commas and answers by lines, without duplicates', () => {
    expect(tagsOf(' winter, sizes ,, winter')).toEqual(['winter', 'sizes']);
    expect(acceptedOf('a\r\n b\na')).toEqual(['a', 'b']);
  });

  it('is valid with a text, two options and one correct answer', () => {
    expect(questionProblems(draft())).toEqual({});
    expect(questionProblems(short({ accepted: texts('', 'llanta') }))).toEqual({});
    expect(questionProblems(draft({ imageAlt: texts('', 'Left of a picture removed') }))).toEqual({});
  });

  it.each<[string, QuestionDraft, Record<string, string>]>([
    ['no English text', draft({ text: texts('', 'Hola') }), { text: 'admin.error.required' }],
    [
      'one option',
      draft({ options: [option({ correct: true })] }),
      { options: 'admin.question.optionCount' },
    ],
    [
      'no correct option of one choice',
      draft({ options: [option(), option()] }),
      { options: 'admin.question.someRight' },
    ],
    [
      'no correct option of several',
      draft({ kind: 'multiple_select', options: [option(), option()] }),
      { options: 'admin.question.someRight' },
    ],
    [
      'an option without English text',
      draft({ options: [option({ correct: true }), option({ key: 'k', text: texts('', 'Dos') })] }),
      { 'text:k': 'admin.error.required' },
    ],
    [
      'feedback without English',
      draft({ options: [option({ correct: true }), option({ key: 'k', feedback: texts('', 'No') })] }),
      { 'feedback:k': 'admin.error.required' },
    ],
    [
      'an image without an English description',
      draft({ imageAssetId: { smUrl: '/p', assetId: 'p' }, imageAlt: texts(' ', 'Un flanco') }),
      { imageAlt: 'admin.error.required' },
    ],
    ['a short answer that accepts nothing', short(), { accepted: 'admin.error.required' }],
    [
      'an accepted answer too long',
      short({ accepted: texts('x'.repeat(201)) }),
      { accepted: 'admin.question.acceptedLimits' },
    ],
    ['a weight of 0', draft({ weight: '0' }), { weight: 'admin.error.range' }],
    ['a tag too long', draft({ tags: 'x'.repeat(51) }), { tags: 'admin.question.tagLimits' }],
  ])('reports an error for %s', (_, faulty, problems) => {
    const found = Object.entries(questionProblems(faulty)).map(([field, { id }]) => [field, id]);
    expect(Object.fromEntries(found)).toEqual(problems);
  });
});

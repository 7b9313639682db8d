import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DemoQuestion, readDemoModules } from '#server/demo/training/module-content';
import { plainText } from '#server/platform/text/plain-text';
import { richTextToPlain, sanitizeRichText } from '#server/platform/text/rich-text';
import { readGift } from '../import/gift/gift';
import type { ImportedQuestion } from '../import/file/imported-question';
import { type ExportedQuestion, giftOf } from './gift-writer';

const base: ExportedQuestion = {
  kind: 'multiple_choice',
  text: { en: 'Which?', es: '', fr: '' },
  imageUrl: null,
  options: [
    { text: { en: 'right', es: '', fr: '' }, feedback: null, correct: true },
    { text: { en: 'wrong', es: '', fr: '' }, feedback: null, correct: false },
  ],
  accepted: { en: [], es: [], fr: [] },
  code: false,
  feedback: null,
  weight: 1,
  credit: 'exact',
  tags: [],
  enabled: true,
  importKey: null,
};

const exported = (questions: ExportedQuestion[]): string => [...giftOf(questions)].join('\n');

/** Returns the questions after importing an export; every question must be accepted without a note. */
function again(questions: ExportedQuestion[]): ImportedQuestion[] {
  const { outcomes, syntaxErrors } = readGift(exported(questions));
  expect(syntaxErrors).toEqual([]);
  return outcomes.map((outcome) => {
    if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
    return outcome.question;
  });
}

const withoutKey = ({ importKey: _importKey, ...question }: ExportedQuestion): ImportedQuestion => question;

const unit = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.constantFrom(
    '=',
    '~',
    '#',
    '####',
    '{',
    '}',
    ':',
    '::',
    '\\',
    '\\n',
    '%50%',
    '->',
    '//',
    '\n\n',
    '\r\n',
    '&',
    '&&',
    '&nbsp;',
    '[html]',
    '[id:x]',
    '*',
    '<b>bold</b>',
    '<p>one</p><p>two</p>',
    '<ul><li>a</li></ul>',
    '<span style="color:red">red</span>',
    '<span lang="es" class="multilang">x</span>',
    '<a href="https://treadway.example/?a=1&b=2#c">link</a>',
    '<img src="x">',
    '<',
    'T',
    '$CATEGORY: x',
  ),
);
// The stored text has passed the shared text check.
const raw = fc.array(unit, { minLength: 1, maxLength: 5 }).map((parts) => plainText(parts.join('')));
const rich = raw
  .map((text) => sanitizeRichText(text.replace(/[\uFDD0-\uFDEF]/g, '')))
  .filter((html) => richTextToPlain(html) !== '');
const text = fc.record({
  en: rich,
  es: fc.oneof(fc.constant(''), rich),
  fr: fc.oneof(fc.constant(''), rich),
});
const remark = fc.option(text, { nil: null });
const options = fc
  .array(fc.record({ text, feedback: remark, correct: fc.boolean() }), { minLength: 2, maxLength: 6 })
  .filter((list) => list.some(({ correct }) => correct));
const answer = raw
  .map((value) => value.replace(/[\p{Cc}\uFDD0-\uFDEF]/gu, ''))
  .filter((value) => value.trim() !== '');
const answers = fc.uniqueArray(answer, {
  maxLength: 4,
  selector: (value) => value.replace(/\s+/g, ' ').trim(),
});
const common = {
  text,
  imageUrl: fc.constantFrom(null, 'https://treadway.example/a.png', '/files/b.png'),
  code: fc.boolean(),
  feedback: remark,
  weight: fc.integer({ min: 1, max: 100 }),
  credit: fc.constantFrom<('exact' | 'partial')[]>('exact', 'partial'),
  tags: fc.uniqueArray(
    raw
      .map((tag) => tag.replace(/[\p{Cc}\uFDD0-\uFDEF]/gu, ''))
      .filter((tag) => tag !== '' && tag.length <= 50),
    {
      maxLength: 4,
    },
  ),
  enabled: fc.boolean(),
  importKey: fc.constant(null),
};
const plain: fc.Arbitrary<ExportedQuestion> = fc.oneof(
  fc.record({
    ...common,
    kind: fc.constantFrom<ImportedQuestion['kind']>('multiple_choice', 'multiple_select'),
    options,
    accepted: fc.constant(base.accepted),
  }),
  fc.record({
    ...common,
    kind: fc.constant('short_answer' as const),
    options: fc.constant<ImportedQuestion['options']>([]),
    accepted: fc
      .record({ en: answers, es: answers, fr: answers })
      .filter(({ en, es, fr }) => en.length + es.length + fr.length > 0),
  }),
);
const line = answer.map((value) => value.trim());
const other = fc.oneof(fc.constant(''), line);
const alt = fc.option(fc.record({ en: line, es: other, fr: other }), { nil: null });
const question = fc
  .tuple(plain, alt)
  .map(([each, imageAlt]) => (each.imageUrl !== null && imageAlt ? { ...each, imageAlt } : each));

function demoQuestion(demo: DemoQuestion): ExportedQuestion {
  const isShort = demo.kind === 'short_answer';
  return {
    ...base,
    kind: demo.kind,
    text: demo.text,
    options: isShort ? [] : demo.options.map(({ feedback = null, ...option }) => ({ ...option, feedback })),
    accepted: isShort ? demo.accepted : base.accepted,
    code: isShort && demo.code === true,
    feedback: demo.feedback ?? null,
    credit: demo.kind === 'multiple_select' ? (demo.credit ?? 'exact') : 'exact',
  };
}

describe('GIFT export', () => {
  it('is read back as the same test for generated questions', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 4 }), (questions) => {
        expect(again(questions)).toEqual(questions.map(withoutKey));
      }),
      { numRuns: 150 },
    );
  });

  it.each(readDemoModules().flatMap(({ key, test }) => (test ? [[key, test.questions] as const] : [])))(
    'is read back as the same test: %s',
    (_, questions) => {
      const before = questions.map(demoQuestion);
      expect(again(before)).toEqual(before.map(withoutKey));
    },
  );

  it('keeps several questions with the same content', () => {
    expect(again([base, base, { ...base, enabled: false }])).toHaveLength(3);
  });

  it('distinguishes tags from ids, and tags from each other', () => {
    const tagged = ['[id:x]', '[tag:x]', 'a [id:x] b'].map((tag) => ({ ...base, tags: [tag, 'plain'] }));
    expect(again([...tagged, ...tagged])).toEqual([...tagged, ...tagged].map(withoutKey));
  });

  it('is plain GIFT where GIFT has the feature', () => {
    expect(exported([{ ...base, tags: ['basics'], importKey: 'w-1#x' }])).toBe(
      '// [id:w-1] [tag:basics]\n[html]Which?{\n\t=right\n\t~wrong\n}\n',
    );
  });

  it('writes other settings to one comment, and languages to spans', () => {
    const text = { en: 'A', es: 'B', fr: '' };
    const accepted = { en: ['one'], es: ['uno'], fr: [] };
    expect(
      exported([{ ...base, kind: 'short_answer', text, options: [], accepted, weight: 2, enabled: false }]),
    ).toBe(
      '// treadway: {"weight":2,"enabled":false,"accepted":{"en":["one"],"es":["uno"],"fr":[]}}\n' +
        '[html]<span lang\\="en" class\\="multilang">A</span><span lang\\="es" class\\="multilang">B</span>{\n' +
        '\t=one\n\t=uno\n}\n',
    );
  });

  it('reads back answers that were edited by hand', () => {
    const accepted = { en: ['one'], es: ['uno'], fr: [] };
    const file = exported([{ ...base, kind: 'short_answer', options: [], accepted }]);
    const { outcomes } = readGift(file.replace('=uno', '=two'));
    expect(outcomes[0]).toMatchObject({ question: { accepted: { en: ['one', 'two'], es: [], fr: [] } } });
  });

  it('ignores an invalid settings comment, with a note', () => {
    const alone = ['{"imageAlt":{"en":"A","es":"","fr":""}}'];
    for (const comment of ['{"weight":0}', '{"weight":', '[]', '{"image":"javascript:x"}', ...alone]) {
      const { outcomes } = readGift(`// treadway: ${comment}\nRound?{T}`);
      expect(outcomes[0]).toMatchObject({
        status: 'converted',
        notes: [{ code: 'settings_unreadable' }],
        question: { weight: 1, imageUrl: null },
      });
    }
  });

  it('ignores an invalid image description, with a note', () => {
    const texts = [{ en: '' }, { en: 'x'.repeat(301) }, { en: 'two\nlines' }, { en: ' x' }, { en: 1 }];
    for (const each of texts) {
      const settings = { image: '/images/a.png', imageAlt: { es: '', fr: '', ...each } };
      const { outcomes } = readGift(`// treadway: ${JSON.stringify(settings)}\nRound?{T}`);
      expect(outcomes[0]).toMatchObject({
        notes: [{ code: 'settings_unreadable' }],
        question: { imageUrl: '/images/a.png' },
      });
      expect(outcomes[0]).not.toHaveProperty('question.imageAlt');
    }
  });
});

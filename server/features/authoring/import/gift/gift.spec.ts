import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { richTextToPlain } from '#server/platform/text/rich-text';
import { readGift } from './gift';
import type { ImportOutcome, ImportedQuestion } from '../file/imported-question';

const fixture = (name: string) => readGift(readFileSync(join(__dirname, 'fixtures', `${name}.gift`), 'utf8'));

const codes = (outcome: ImportOutcome | undefined) => outcome?.notes.map((note) => note.code);

const statuses = (outcomes: ImportOutcome[]) =>
  outcomes.map((outcome) => [outcome.line, outcome.status, ...outcome.notes.map((note) => note.code)]);

function question(outcome: ImportOutcome | undefined): ImportedQuestion {
  if (!outcome || outcome.status === 'rejected') throw new Error(`Refused: ${codes(outcome)?.join()}`);
  return outcome.question;
}

const options = (outcome: ImportOutcome | undefined) =>
  question(outcome).options.map(({ text, feedback, correct }) => [text.en, correct, feedback?.en ?? null]);

describe('GIFT true/false question', () => {
  const { outcomes } = fixture('true-false');

  it('becomes a multiple choice of True and False, accepted unchanged', () => {
    expect(statuses(outcomes)).toEqual([1, 3, 5, 8, 10].map((line) => [line, 'accepted']));
    expect(outcomes.map((outcome) => question(outcome).kind)).toEqual(Array(5).fill('multiple_choice'));
    expect(options(outcomes[0])).toEqual([
      ['True', true, null],
      ['False', false, null],
    ]);
    expect(options(outcomes[1])?.map(([, correct]) => correct)).toEqual([false, true]);
  });

  it('assigns the first feedback to the wrong answer and the second to the correct one', () => {
    expect(options(outcomes[2])).toEqual([
      ['True', true, 'Right, week and year.'],
      ['False', false, 'Look at the last four digits.'],
    ]);
    expect(question(outcomes[2]).feedback).toEqual({ en: 'The code is on the sidewall.', es: '', fr: '' });
    expect(options(outcomes[4])).toEqual([
      ['True', true, 'Well known.'],
      ['False', false, null],
    ]);
  });

  it('has a blank where the answer is inside the sentence', () => {
    expect(question(outcomes[3]).text).toEqual({ en: 'A spare tire _____ never ages.', es: '', fr: '' });
  });
});

describe('GIFT multiple choice question', () => {
  const { outcomes } = fixture('multiple-choice');

  it('has options, the correct one, their feedback and the general feedback', () => {
    expect(outcomes[0]).toMatchObject({ line: 2, label: 'Sidewall', status: 'accepted' });
    expect(options(outcomes[0])).toEqual([
      ['tread', false, 'That part meets the road.'],
      ['sidewall', true, 'Yes.'],
      ['bead', false, null],
    ]);
    expect(question(outcomes[0]).feedback?.en).toBe('Every marking is on the sidewall.');
    expect(question(outcomes[0]).credit).toBe('exact');
    expect(question(outcomes[1]).text.en).toBe('The letter R in a size stands for _____ construction.');
  });

  it('reports partial credit as converted and makes those options incorrect', () => {
    expect(statuses(outcomes)[2]).toEqual([12, 'converted', 'partial_credit_dropped']);
    expect(options(outcomes[2]).map(([, correct]) => correct)).toEqual([true, false, false]);
  });

  it('accepts several fully correct options, each of which is a correct answer', () => {
    expect(outcomes[3]?.status).toBe('accepted');
    expect(question(outcomes[3]).kind).toBe('multiple_choice');
    expect(options(outcomes[3]).map(([, correct]) => correct)).toEqual([true, true, false]);
  });

  it('becomes a multiple answer question when no option is fully correct', () => {
    expect(statuses(outcomes)[4]).toEqual([20, 'converted', 'read_as_multiple_answer']);
    expect(question(outcomes[4]).kind).toBe('multiple_select');
  });
});

describe('GIFT multiple answer question', () => {
  const { outcomes } = fixture('multiple-answer');

  it('has options of positive weight as correct ones, with partial credit', () => {
    expect(outcomes[0]).toMatchObject({ line: 1, status: 'accepted' });
    expect(question(outcomes[0])).toMatchObject({ kind: 'multiple_select', credit: 'partial' });
    expect(options(outcomes[0])).toEqual([
      ['low pressure', true, 'One of two.'],
      ['wrong camber', true, null],
      ['high pressure', false, 'That wears the centre.'],
    ]);
  });

  it('is accepted when its penalty equals the share of a correct option, and is converted otherwise', () => {
    expect(statuses(outcomes).slice(1)).toEqual([
      [7, 'accepted'],
      [9, 'converted', 'penalty_dropped'],
      [16, 'converted', 'weights_dropped'],
    ]);
    expect(options(outcomes[2]).map(([, correct]) => correct)).toEqual([true, true, true, false]);
  });
});

describe('GIFT short answer question', () => {
  const { outcomes } = fixture('short-answer');

  it('accepts every answer of full credit, also one that begins with True', () => {
    expect(question(outcomes[0])).toMatchObject({
      kind: 'short_answer',
      accepted: { en: ['tread', 'tread pattern'], es: [], fr: [] },
    });
    expect(question(outcomes[1]).accepted.en).toEqual(['the bead']);
    expect(question(outcomes[2]).accepted.en).toEqual(['Tread is no answer here']);
    expect(outcomes.slice(0, 3).map((outcome) => outcome.status)).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
  });

  it('drops answers under 100% and wildcards, with a note', () => {
    expect(statuses(outcomes)[3]).toEqual([
      7,
      'converted',
      'partial_answer_dropped',
      'wildcard_dropped',
      'answer_feedback_dropped',
    ]);
    expect(question(outcomes[3]).accepted.en).toEqual(['the maker']);
  });

  it('reads an escaped asterisk literally', () => {
    expect(outcomes[4]?.status).toBe('accepted');
    expect(question(outcomes[4]).accepted.en).toEqual(['*']);
  });

  it('is rejected when no answer is left', () => {
    expect(statuses(outcomes)[5]).toEqual([15, 'rejected', 'no_accepted_answer']);
  });
});

describe('GIFT text formats', () => {
  const { outcomes } = fixture('formats');

  it('sanitize HTML in texts, options and feedback', () => {
    expect(question(outcomes[0]).text.en).toBe('<p>Which <b>tire</b> has <a>siping</a>?</p>');
    expect(options(outcomes[0])).toEqual([
      ['<em>winter</em>', true, '<u>Yes</u>'],
      ['&lt;b&gt;summer&lt;/b&gt;', false, null],
    ]);
    expect(statuses(outcomes)[0]).toEqual([1, 'converted', 'markup_removed']);
  });

  it('render Markdown with its lists', () => {
    expect(question(outcomes[1]).text.en).toMatch(
      /^<p>Which is <strong>not<\/strong> a season\?<\/p>\s*<ul>\s*<li>summer<\/li>\s*<li>winter<\/li>\s*<\/ul>$/,
    );
    expect(options(outcomes[1])).toEqual([
      ['<p><em>mud</em></p>', true, null],
      ['<i>winter</i>', false, '<p>Two\nlines</p>'],
    ]);
    expect(outcomes[1]?.status).toBe('accepted');
  });

  it('show plain text literally', () => {
    expect(question(outcomes[2]).text.en).toBe('Is 3 &lt; 4 &amp; 5 &gt; 4?');
  });

  it('distinguish tags from less-than signs without a format, and keep \\n as a line break', () => {
    expect(question(outcomes[3]).text.en).toBe(
      'Below 3 mm means <b>renew</b>; "depth &lt;3" too. A &amp; B &amp; C?<br />Second line.',
    );
  });

  it('name the markup that was removed', () => {
    expect(statuses(outcomes)[4]).toEqual([13, 'converted', 'markup_removed']);
    expect(outcomes[4]?.notes[0]?.reason).toContain('<table>, <img>');
    expect(question(outcomes[4]).text.en).toBe('<p>one two </p>');
  });

  it('keep a blank on its own in Markdown', () => {
    expect(richTextToPlain(question(outcomes[5]).text.en)).toContain('_____');
    expect(codes(outcomes[5])).toEqual(['markup_removed']);
  });
});

describe('GIFT escapes', () => {
  it('are read as the escaped character', () => {
    const { outcomes } = fixture('escapes');
    expect(outcomes[0]).toMatchObject({ line: 1, label: 'Ratio 3:1 {a}', status: 'accepted' });
    expect(question(outcomes[0]).text.en).toBe('What does 3:1 = 6:2 ~ mean\\? {braces} #1 back\\slash');
    expect(options(outcomes[0])).toEqual([
      ['a = b # c ~ d', true, 'Feedback with # and = and {} in it.'],
      ['C:\\tires\\new', false, null],
      ['two<br />lines', false, null],
    ]);
  });

  it('are optional where the meaning is clear', () => {
    const { outcomes, syntaxErrors } = fixture('unescaped');
    expect(syntaxErrors).toEqual([]);
    expect(outcomes[0]).toMatchObject({ label: 'Rule #1: mount = balance', status: 'accepted' });
    expect(question(outcomes[0]).text.en).toBe(
      'At 10:30 rule #1 says a = b ~ c. See https://treadway.example/x',
    );
    expect(options(outcomes[0])).toEqual([
      ['%wear is 50%', true, 'It is 50%: see #2'],
      ['press -&gt; hold', false, null],
      ['&amp;&amp;058; stays', false, null],
    ]);
    expect(statuses(outcomes)[1]).toEqual([7, 'rejected', 'matching']);
    expect(question(outcomes[2]).text.en).toBe(
      'It rolled from _____ to https://treadway.example/a:b // not a comment',
    );
  });

  const words = fc.string({ unit: 'binary', maxLength: 60 }).map((text) =>
    text
      .replace(/[\p{Cc}\p{Cs}\uFDD0-\uFDEF]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const escaped = (text: string) => text.replace(/[\\:#={}~]/g, '\\$&');

  it('restore any escaped text unchanged', () => {
    fc.assert(
      fc.property(words, words, words, (stem, option, feedback) => {
        const source = `[plain]Q ${escaped(stem)}{=x${escaped(option)}#y${escaped(feedback)} ~other}`;
        const { outcomes, syntaxErrors } = readGift(source);
        expect(syntaxErrors).toEqual([]);
        const read = question(outcomes[0]);
        expect(richTextToPlain(read.text.en)).toBe(`Q ${stem}`.trim());
        expect(richTextToPlain(read.options[0]?.text.en ?? '')).toBe(`x${option}`);
        expect(richTextToPlain(read.options[0]?.feedback?.en ?? '')).toBe(`y${feedback}`);
      }),
    );
  });

  it('never cause an exception for any text', () => {
    const gift = fc.string({ unit: fc.constantFrom(...'ab T{}=~#:\\%/\n[]->$'), maxLength: 80 });
    fc.assert(
      fc.property(gift, (text) => {
        for (const { line } of readGift(text).syntaxErrors) expect(line).toBeGreaterThan(0);
      }),
    );
  });
});

describe('rejected GIFT questions', () => {
  it('are listed with their line and reason', () => {
    const { outcomes, categories } = fixture('rejected');
    expect(categories).toEqual([{ line: 1, name: 'tires/basics' }]);
    expect(statuses(outcomes)).toEqual([
      [3, 'rejected', 'matching'],
      [5, 'rejected', 'numerical'],
      [7, 'rejected', 'numerical'],
      [12, 'rejected', 'essay'],
      [14, 'rejected', 'essay'],
      [16, 'rejected', 'description'],
      [18, 'rejected', 'no_right_answer'],
      [20, 'rejected', 'too_few_options'],
      [22, 'rejected', 'no_text'],
      [24, 'rejected', 'no_text'],
    ]);
  });

  it('include a second question with the same content or the same id', () => {
    const { outcomes } = fixture('repeats');
    expect(statuses(outcomes)).toEqual([
      [2, 'accepted'],
      [5, 'rejected', 'duplicate_id'],
      [7, 'accepted'],
      [10, 'rejected', 'duplicate'],
    ]);
    expect(outcomes[3]?.notes[0]?.reason).toBe('The same question is on line 7.');
  });
});

describe('GIFT question of extreme size', () => {
  it.each([
    ['deeply nested tags', `[html]${'<b>'.repeat(200_000)}{T}`],
    ['deeply nested languages', `[html]${'<span class="multilang" lang="en">'.repeat(20_000)}{T}`],
    ['brackets that are not tags', `${'<'.repeat(900_000)}{T}`],
    ['a text above the limit', `${'a\n'.repeat(2_000_000)}{T}`],
    ['too many answers', `Q{${'~a#b '.repeat(1000)}=c}`],
  ])('is rejected quickly: %s', (_, text) => {
    const started = process.cpuUsage();
    expect(readGift(text).outcomes[0]?.status).toBe('rejected');
    // Rendering the first of these alone would take minutes.
    expect(process.cpuUsage(started).user).toBeLessThan(15_000_000);
  });
});

describe('GIFT syntax error', () => {
  it('is reported with its line, several in one file', () => {
    const { syntaxErrors, outcomes } = fixture('syntax-error');
    expect(syntaxErrors.map((error) => error.line)).toEqual([4, 9, 12]);
    expect(syntaxErrors[1]?.reason).toContain('from -100 to 100');
    expect(outcomes.map((outcome) => outcome.line)).toEqual([1, 7]);
  });

  it.each([
    ['::A title without an end {T}', 1],
    ['A closing} brace alone', 1],
    ['One\ntwo {=a {b} ~c}', 2],
    ['Q {\n=a\n~\n=c}', 3],
    ['No braces =right ~wrong', 1],
  ])('is found in %j', (text, line) => {
    expect(readGift(text).syntaxErrors.map((error) => error.line)).toEqual([line]);
  });

  it('has the same line with Windows line ends', () => {
    expect(readGift('Fine {T}\r\n\r\nBad {=a\r\n').syntaxErrors[0]?.line).toBe(3);
  });
});

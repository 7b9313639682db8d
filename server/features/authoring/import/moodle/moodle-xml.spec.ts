import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ImportedQuestion, ImportOutcome } from '../file/imported-question';
import { readMoodleXml } from './moodle-xml';

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
const stem = (text: string, format = 'html') =>
  `<questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext>`;
const answer = (text: string, fraction: number, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text>${feedback}</text></feedback></answer>`;
const single = (rest = '', text = 'Which?') =>
  `<question type="multichoice"><name><text>One</text></name>${stem(text)}<single>true</single>${answer('right', 100, 'Yes.')}${answer('wrong', 0)}${rest}</question>`;

const codes = (outcome: ImportOutcome | undefined) => outcome?.notes.map((note) => note.code);

function read(source: string): ImportedQuestion {
  const { outcomes, syntaxErrors } = readMoodleXml(quiz(source));
  expect(syntaxErrors).toEqual([]);
  const [outcome] = outcomes;
  if (outcome?.status !== 'accepted' && outcome?.status !== 'converted')
    throw new Error(codes(outcome)?.join());
  return outcome.question;
}

const notesOf = (source: string) => codes(readMoodleXml(quiz(source)).outcomes[0]);

describe('readMoodleXml', () => {
  it('removes invisible characters, also when they are references', () => {
    const hostile = 'Which\u200b one&#x202E; &amp;#8203;is it?';
    const question = read(
      `<question type="multichoice"><name><text>One</text></name><questiontext format="html"><text>${hostile}</text>` +
        `</questiontext><single>true</single>${answer('ri\u2060ght', 100)}${answer('wr&#8238;ong', 0)}</question>`,
    );
    expect(JSON.stringify(question)).not.toMatch(/\p{Cf}/u);
    expect(question.text.en).toBe('Which one is it?');
  });

  it('reads a choice with options, feedback, weight, tags and its line', () => {
    const file = quiz(
      '<question type="category"><category><text>$course$/tires</text></category></question>',
      single(
        `<generalfeedback format="html"><text>&lt;p&gt;Because.&lt;/p&gt;</text></generalfeedback>
        <defaultgrade>3.0000000</defaultgrade><tags><tag><text>basics</text></tag></tags><idnumber>w-1</idnumber>`,
      ),
    );
    const { outcomes, categories, syntaxErrors } = readMoodleXml(file);
    expect([categories, syntaxErrors]).toEqual([[{ line: 3, name: '$course$/tires' }], []]);
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]).toMatchObject({
      line: 4,
      label: 'One',
      status: 'accepted',
      importKey: expect.stringMatching(/^w-1#/),
      question: {
        kind: 'multiple_choice',
        text: { en: 'Which?', es: '', fr: '' },
        feedback: { en: '<p>Because.</p>' },
        weight: 3,
        tags: ['basics'],
        enabled: true,
        options: [
          { text: { en: 'right' }, correct: true, feedback: { en: 'Yes.' } },
          { text: { en: 'wrong' }, correct: false, feedback: null },
        ],
      },
    });
  });

  it('removes control characters from accepted answers, which the editor would reject', () => {
    const question = `<question type="shortanswer">${stem('Depth?')}${answer('3\u0085mm\u007f', 100)}</question>`;
    expect(read(question).accepted.en).toEqual(['3 mm']);
  });

  it('follows the rules of GIFT for partial credit', () => {
    const many = (...fractions: number[]) =>
      `<question type="multichoice">${stem('Which?')}<single>false</single>${fractions
        .map((fraction, index) => answer(`o${index}`, fraction))
        .join('')}</question>`;
    expect(read(many(50, 50, -50))).toMatchObject({ kind: 'multiple_select', credit: 'partial' });
    expect(notesOf(many(50, 50, -50))).toEqual([]);
    expect(notesOf(many(70, 30, 0))).toEqual(['weights_dropped']);
    expect(notesOf(many(50, 50, -100))).toEqual(['penalty_dropped']);
    expect(notesOf(single(answer('half', 50)))).toEqual(['partial_credit_dropped']);
  });

  it('reads true/false questions with the feedback of each answer', () => {
    const source = `<question type="truefalse">${stem('Round?')}${answer('true', 0, 'No.')}${answer('false', 100, 'Yes.')}</question>`;
    expect(read(source).options).toEqual([
      { text: { en: 'True', es: '', fr: '' }, correct: false, feedback: { en: 'No.', es: '', fr: '' } },
      { text: { en: 'False', es: '', fr: '' }, correct: true, feedback: { en: 'Yes.', es: '', fr: '' } },
    ]);
  });

  it('reads typed answers as plain text, and notes that case is ignored', () => {
    const short = (usecase: number) =>
      `<question type="shortanswer">${stem('Depth?')}<usecase>${usecase}</usecase>${answer('&lt;b&gt; &amp; 3 mm', 100)}${answer('half', 50)}${answer('any*', 100)}</question>`;
    expect(read(short(0)).accepted).toEqual({ en: ['<b> & 3 mm'], es: [], fr: [] });
    expect(notesOf(short(0))).toEqual(['partial_answer_dropped', 'wildcard_dropped']);
    expect(notesOf(short(1))).toContain('case_ignored');
  });

  it('renders each format and reads the languages', () => {
    const spans =
      '<span lang="en" class="multilang">Tire</span> <span class="multilang" lang="es_mx">Llanta <span>x</span></span><span lang="de" class="multilang">Reifen</span>!';
    expect(read(single('', spans)).text).toEqual({ en: 'Tire!', es: 'Llanta <span>x</span>!', fr: '' });
    expect(notesOf(single('', spans))).toEqual(['language_dropped']);
    expect(notesOf(single('', '<span lang="fr" class="multilang">Pneu</span>'))).toEqual(['no_english']);
    const formatted = (format: string) =>
      read(single().replace(/<questiontext.*?<\/questiontext>/, stem('**a** <b>\nc', format)));
    expect(formatted('markdown').text.en).toContain('<strong>a</strong> &lt;b&gt;');
    expect(formatted('plain_text').text.en).toBe('**a** &lt;b&gt;<br />c');
    expect(formatted('moodle_auto_format').text.en).toContain('**a** <b><br />c');
  });

  it('removes files with a note, also large ones', () => {
    const file = `<file name="tread.png" path="/" encoding="base64">${'QUJD'.repeat(100_000)}</file>`;
    const source = single(
      '',
      'See <img src="@@PLUGINFILE@@/tread.png"> and <a href="@@PLUGINFILE@@/a%20b.pdf">this</a>',
    ).replace('</questiontext>', `${file}</questiontext>`);
    expect(read(source).text.en).toBe('See  and <a>this</a>');
    expect(readMoodleXml(quiz(source)).outcomes[0]?.notes).toMatchObject([
      { code: 'files_removed', value: 'tread.png, a b.pdf' },
    ]);
  });

  it.each([
    ['1.5', 2, ['grade_changed']],
    ['0', 1, ['grade_changed']],
    ['250', 100, ['grade_changed']],
    ['much', 1, ['grade_changed']],
    ['100.00', 100, []],
  ])('converts a mark of %s to a weight of %i', (grade, weight, notes) => {
    const source = single(`<defaultgrade>${grade}</defaultgrade>`);
    expect(read(source).weight).toBe(weight);
    expect(notesOf(source)).toEqual(notes);
  });

  it('notes unsupported elements', () => {
    const rest = `<correctfeedback format="html"><text>Bravo.</text></correctfeedback>
      <hint format="html"><text>Look closer.</text></hint><hidden>1</hidden>`;
    expect(notesOf(single(rest))).toEqual(['combined_feedback_dropped', 'hints_dropped', 'hidden_disabled']);
    expect(read(single(rest)).enabled).toBe(false);
    expect(
      notesOf(single('<correctfeedback><text>Your answer is correct.</text></correctfeedback>')),
    ).toEqual([]);
  });

  it('rejects other types by name, and duplicate questions', () => {
    const types = ['matching', 'numerical', 'essay', 'description', 'cloze', '__proto__', 'constructor'].map(
      (type) => `<question type="${type}">${stem('Q')}</question>`,
    );
    const { outcomes } = readMoodleXml(quiz(...types, single(), single()));
    expect(outcomes.map((outcome) => [outcome.status, ...(codes(outcome) ?? [])])).toEqual([
      ['rejected', 'matching'],
      ['rejected', 'numerical'],
      ['rejected', 'essay'],
      ['rejected', 'description'],
      ['rejected', 'unknown_type'],
      ['rejected', 'unknown_type'],
      ['rejected', 'unknown_type'],
      ['accepted'],
      ['rejected', 'duplicate'],
    ]);
  });
});

describe('image in the format of early Moodle versions', () => {
  const filesOf = (source: string) =>
    readMoodleXml(quiz(source)).outcomes[0]!.notes.filter(({ code }) => code === 'files_removed');
  const bytes = `<image_base64>\n${'QUJD'.repeat(300_000)}\n</image_base64>`;

  it('is removed with a note that names it, with or without its data', () => {
    for (const rest of [
      '<image>questions/pictures/tread.png</image>',
      `<image>tread.png</image>${bytes}`,
      `${bytes}<image>tread.png</image>`,
    ]) {
      expect(filesOf(single(rest))).toMatchObject([{ value: 'tread.png' }]);
      expect(read(single(rest))).toMatchObject({ imageUrl: null, text: { en: 'Which?' } });
    }
    expect(filesOf(single(bytes))).toMatchObject([{ value: 'image' }]);
  });

  it('causes no note when it is empty', () => {
    for (const rest of ['<image></image>', '<image/><image_base64></image_base64>', '<image> </image>'])
      expect(notesOf(single(rest))).toEqual([]);
  });
});

describe('broken XML file', () => {
  it.each([
    [
      'a DTD',
      '<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY a "b">]>\n<quiz></quiz>',
      2,
      'xml_declaration',
    ],
    ['an entity inside', '<quiz>\n<!ENTITY a "b">\n</quiz>', 2, 'xml_declaration'],
    ['an unknown entity', quiz(single('', '').replace('right', '&bomb;')), 3, 'xml_entity'],
    ['a bare ampersand', quiz(single().replace('right', 'a & b')), 3, 'xml_entity'],
    ['a character that XML lacks', quiz(single().replace('right', '&#0;')), 3, 'xml_entity'],
    ['a wrong closing tag', '<quiz>\n<question>\n</quiz>', 3, 'xml_closing_tag'],
    ['an open element', '<quiz>\n\n<question>', 3, 'xml_unclosed'],
    ['an open comment', '<quiz>\n<!-- </quiz>', 2, 'xml_unclosed_part'],
    ['an attribute without quotes', '<quiz>\n<question type=essay></question></quiz>', 2, 'xml_tag'],
    ['deep nesting', `<quiz>\n${'<a>'.repeat(100_000)}`, 2, 'xml_too_deep'],
    ['another root', '<?xml version="1.0"?>\r\n<html></html>', 2, 'not_quiz'],
    ['nothing', '   \n ', 1, 'not_quiz'],
    ['text after its end', '<quiz></quiz>\nmore', 1, 'xml_outside'],
    ['a second root', '<quiz></quiz>\n<quiz></quiz>', 2, 'xml_outside'],
  ])('has a syntax error with line and reason for %s', (_, text, line, code) => {
    expect(readMoodleXml(text).syntaxErrors).toMatchObject([{ line, code }]);
  });

  it('never causes an exception', () => {
    const parts = fc.constantFrom(
      '<quiz>',
      '</quiz>',
      '<question type="essay">',
      '</question>',
      '<text>',
      '</text>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&amp;',
      '&',
      '<',
      '>',
      '"',
      'a',
      '\n',
      '<?',
      '?>',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (pieces) => {
        for (const { line } of readMoodleXml(pieces.join('')).syntaxErrors) expect(line).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { safeName, uniquePaths } from './entry-names';

describe('file name in an archive', () => {
  it.each([
    ['../../etc/passwd', 'txt', 'etc passwd.txt'],
    ['C:\\Windows', 'pdf', 'C Windows.pdf'],
    ['a\u202egpj\u200b', 'pdf', 'agpj.pdf'],
    ['first\tline\u2028second', 'pdf', 'first line second.pdf'],
    [
      'family \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
      'pdf',
      'family \u{1f468}\u200d\u{1f469}\u200d\u{1f467}.pdf',
    ],
    ['con', 'pdf', 'file con.pdf'],
    ['. .', 'pdf', 'file.pdf'],
    ['Größe "205/55"?', 'pdf', 'Größe 205 55.pdf'],
    ['x'.repeat(300), 'pdf', `${'x'.repeat(180)}.pdf`],
    ['é'.repeat(200), 'pdf', `${'é'.repeat(90)}.pdf`],
    ['👍🏽'.repeat(100), 'pdf', `${'👍🏽'.repeat(22)}.pdf`],
  ])('is valid on every system: %s', (name, ext, safe) => {
    expect(safeName(name, ext)).toBe(safe);
  });

  it('is unique regardless of case', () => {
    expect(
      uniquePaths(['English/a.pdf', 'English/A.pdf', 'Français/a.pdf', 'English/a (2).pdf', 'b', 'b']),
    ).toEqual([
      'English/a.pdf',
      'English/A (2).pdf',
      'Français/a.pdf',
      'English/a (2) (2).pdf',
      'b',
      'b (2)',
    ]);
  });
});

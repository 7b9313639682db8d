import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  lostTags,
  plainTextToRichText,
  renderMarkdown,
  richTextToPlain,
  sanitizeRichText,
} from './rich-text';

describe('sanitizeRichText', () => {
  it('keeps the editor’s formatting', () => {
    const html =
      '<p><strong>a</strong> <b>b</b> <em>c</em> <i>d</i> <u>e</u> <s>f</s> <strike>g</strike><br /></p>' +
      '<ul><li>h</li></ul><ol><li>i</li></ol><p><a href="https://treadway.example">j</a></p>' +
      '<p><span style="color:#fff">k</span></p>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  it.each([
    '<a href="https://treadway.example" target="_self">a</a>',
    '<a href="mailto:a@treadway.example" rel="nofollow">a</a>',
    '<a href="/training" target="_blank" rel="noopener noreferrer">a</a>',
  ])('keeps address, rel and target of a link: %s', (html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//other.example">a</a>', '<a>a</a>'],
    ['<a href="java&#x200b;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="/&#xad;/other.example">a</a>', '<a>a</a>'],
    ['a<b>&#x338; onclick=alert(1) </b>', 'a'],
    ['<span style="position:fixed;color:red">a</span>', '<span style="color:red">a</span>'],
    ['<span style="background-color:url(x)">a</span>', '<span>a</span>'],
    ['x<sup>2</sup> <code>a</code>', 'x2 a'],
    ['<del>a</del><ins>b</ins>', '<s>a</s><u>b</u>'],
  ])('makes %j harmless', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it('protects the portal’s window from a page in a new tab', () => {
    expect(sanitizeRichText('<a href="https://treadway.example" target="_blank">a</a>')).toBe(
      '<a href="https://treadway.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it('turns other blocks into paragraphs without nesting', () => {
    expect(sanitizeRichText('<div><h2>a</h2><p>b</p></div>')).toBe('<p>a</p><p>b</p>');
    expect(sanitizeRichText('<table><tr><td>a</td><td>b</td></tr></table>')).toBe('<p>a b </p>');
  });

  it('changes nothing the second time', () => {
    const tag = fc.constantFrom(
      'p',
      'div',
      'b',
      'td',
      'h1',
      'li',
      'ul',
      'a',
      'script',
      'br',
      '/p',
      '/div',
      '/b',
      '/ul',
    );
    const piece = fc.oneof(
      fc.string({ maxLength: 5 }),
      tag.map((name) => `<${name}>`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitizeRichText(pieces.join(''));
        expect(sanitizeRichText(once)).toBe(once);
      }),
    );
  });
});

describe('lostTags', () => {
  it('returns removed tags, except those with an equivalent', () => {
    expect(lostTags('<div><img><b>a</b><table></table><img><del>x</del></div>')).toEqual(['img', 'table']);
  });
});

describe('plain text conversion', () => {
  it('restores a text that was converted to rich text', () => {
    expect(plainTextToRichText('a < b & "c"\nd')).toBe('a &lt; b &amp; "c"<br />d');
    expect(richTextToPlain(plainTextToRichText('a < b & "c" &amp;\nd'))).toBe('a < b & "c" &amp;\nd');
  });

  it('ends a line at a paragraph, list item and line break', () => {
    expect(richTextToPlain('<p>a <b>b</b></p><ul><li>c</li><li>d</li></ul>e<br>f')).toBe('a b\nc\nd\ne\nf');
  });

  it('reads a long gap in linear time', async () => {
    const gap = '\u00a0'.repeat(300_000);
    expect(richTextToPlain(`<p>a${gap}b${gap}\n${gap}c</p>`)).toBe(`a${gap}b\nc`);
    // Jest notices a timeout only at the next timer.
    await wait(0);
  }, 20_000);
});

describe('markdownToRichText', () => {
  const markdownToRichText = (text: string): string => sanitizeRichText(renderMarkdown(text));

  it('renders marks and lists', () => {
    expect(markdownToRichText('**a** *b* ~~c~~')).toBe('<p><strong>a</strong> <em>b</em> <s>c</s></p>');
  });

  it('shows HTML as text', () => {
    expect(markdownToRichText('<img src=x onerror=alert(1)>')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  it('turns headings and tables into paragraphs', () => {
    expect(markdownToRichText('# a')).toBe('<p>a</p>');
    expect(richTextToPlain(markdownToRichText('|a|b|\n|-|-|\n|c|d|'))).toMatch(/^a\s+b\s+c\s+d$/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { linkAddress } from './link-dialog';
import { richTextExtensions } from './rich-text-extensions';
import { inlineHtml, storedHtml, plainText } from './rich-text-html';

function throughEditor(html: string): string {
  const editor = new Editor({ extensions: richTextExtensions, content: html, injectCSS: false });
  const kept = editor.getHTML();
  editor.destroy();
  return kept;
}

describe('the rich-text editor', () => {
  it.each([
    '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br>f</p>',
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
    '<p><a target="_blank" rel="noopener noreferrer" href="https://treadway.example/a?b=c">a</a></p>',
    '<p><a href="mailto:a@treadway.example">a</a></p>',
    '<p><span style="color: rgb(186, 31, 32);">a</span></p>',
  ])('keeps %s unchanged', (html) => {
    expect(throughEditor(html)).toBe(html);
  });

  it.each([
    ['<h1>a</h1>', '<p>a</p>'],
    ['<blockquote><p>a</p></blockquote>', '<p>a</p>'],
    ['<p><code>a</code></p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p>a<img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
  ])('removes unsupported HTML: %s', (html, kept) => {
    expect(throughEditor(html)).toBe(kept);
  });
});

describe('the stored HTML of the editor', () => {
  it('is empty if no text was written', () => {
    expect(['<p></p>', '<p> <br></p><p></p>', '<p>a</p>'].map(storedHtml)).toEqual(['', '', '<p>a</p>']);
  });

  it('separates lines of a question with breaks, and keeps lists', () => {
    expect(inlineHtml('<p>a <strong>b</strong></p>')).toBe('a <strong>b</strong>');
    expect(inlineHtml('<p>a</p><p>b</p>')).toBe('a<br>b');
    expect(inlineHtml('<p>a</p><ul><li>b</li></ul>')).toBe('<p>a</p><ul><li>b</li></ul>');
    expect(inlineHtml('<p></p>')).toBe('');
  });

  it('converts to plain text', () => {
    expect(plainText('<p>a &lt; <b>b</b></p><p>c<br>d</p>')).toBe('a < b c d');
  });
});

describe('the address of a link', () => {
  it.each([
    [' https://treadway.example/a ', 'https://treadway.example/a'],
    ['treadway.example/a', 'https://treadway.example/a'],
    ['mailto:a@treadway.example', 'mailto:a@treadway.example'],
    ['/training', '/training'],
    ['javascript:alert(1)', null],
    ['//other.example', null],
    ['two words', null],
  ])('is parsed from %j as %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });
});

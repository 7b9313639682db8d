import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lostOf } from './lost-of';
import { sanitizeRichText } from './rich-text';

describe('lostOf', () => {
  it.each([
    ['<p>a <strong>b</strong> <a href="https://a.example" target="_blank" rel="x">c</a><br></p>', []],
    ['<p><span style="color: #fff; font-weight: bold">a</span></p>', []],
    ['<div><del>a</del><ins>b</ins></div>', []],
    ['a < b', []],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>', ['<script>', '<img>']],
    [
      '<h2>a</h2><table><tr><td>b</td></tr></table><blockquote>c</blockquote>',
      ['<h2>', '<table>', '<blockquote>'],
    ],
    ['<p onclick="x()" class="a">a</p><b onclick="y()">b</b>', ['onclick', 'class']],
    ['<a href="javascript:alert(1)">a</a>', ['javascript:alert(1)']],
    ['<a href="java&#9;script:alert(1)">a</a>', ['java\tscript:alert(1)']],
    ['<a href="//other.example" target="_parent">a</a>', ['//other.example', '_parent']],
    ['<a href="" onmouseover="x()">a</a>', ['href', 'onmouseover']],
    [
      '<span style="position:fixed;color:red;background-color:url(x)">a</span>',
      ['position', 'background-color'],
    ],
    ['<p style="color:red">a</p>', ['style']],
    ['<iframe src="https://a.example"><p class="x">a</p></iframe>', ['<iframe>']],
    ['<a href="https://a.example/&quot;&lt;b">a</a>', []],
  ])('returns for %j the parts %j', (html, removed) => {
    expect(lostOf(html)).toEqual(removed);
  });

  it('shortens and limits the parts', () => {
    const long = `<a href="javascript:${'x'.repeat(1000)}">a</a>`;
    expect(lostOf(long)[0]).toHaveLength(60);
    const many = Array.from({ length: 100 }, (_, at) => `<x-${at}>`).join('');
    expect(lostOf(many)).toHaveLength(20);
  });

  it('returns nothing for sanitized text', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<div class="a">',
      '<span style="color:red;top:0">',
      '<a href="javascript:x">',
      '<a href="/a" target="_blank">',
      '<script>',
      '</script>',
      '<h1>',
      '<li>',
      'text',
      '&lt;b&gt;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(lostOf(sanitizeRichText(pieces.join('')))).toEqual([]);
      }),
    );
  });
});

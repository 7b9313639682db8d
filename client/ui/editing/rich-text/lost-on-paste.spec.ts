import { describe, expect, it } from '@jest/globals';
import { lostOnPaste } from './lost-on-paste';

describe('the formatting lost on paste', () => {
  it.each([
    ['<meta charset="utf-8"><p>a <strong>b</strong> <a href="https://a.example">c</a></p>', []],
    ['<p data-pm-slice="1 1 []" class="x">a</p>', []],
    ['<div class="x"><del>a</del></div>', []],
    ['<h2>a</h2><img src="x" onerror="y()"><table><tr><td>b</td></tr></table>', ['<h2>', '<img>', '<table>']],
    ['<p onclick="x()" class="a">a</p><b class="b">b</b>', ['onclick', 'class']],
    ['<a href="javascript:alert(1)">a</a>', ['javascript:alert(1)']],
    ['<a href="//other.example">a</a>', ['//other.example']],
    ['<span style="color:red" lang="en">a</span>', ['lang']],
  ])('is reported for %j as %j', (html, lost) => {
    expect(lostOnPaste(html)).toEqual(lost);
  });

  it('is shortened and limited in number', () => {
    const many = Array.from({ length: 30 }, (_, at) => `<x-${at}${'x'.repeat(99)}>`).join('');
    expect(lostOnPaste(many)).toHaveLength(10);
    expect(lostOnPaste(many)[0]).toHaveLength(60);
  });
});

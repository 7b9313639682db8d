import { describe, expect, it } from '@jest/globals';
import { checkHref } from './check-href';

describe('checkHref', () => {
  it.each([
    '/',
    '/training/gold-retailer?from=home#tools',
    '/modules/205-55r16/%C3%A9t%C3%A9',
    '/javascript:alert(1)',
    'https://tires.example',
    'http://tires.example:8080/a?b=c',
    'HTTPS://Tires.Example/',
    'mailto:support@tires.example',
    'mailto:support@tires.example?subject=Tires',
    'tel:+1-555-0100',
    `/${'a'.repeat(1999)}`,
  ])('accepts %s', (href) => {
    expect(checkHref(` ${href} `, 'href')).toBe(href);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\0script:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript%3Aalert(1)',
    'jav&#x09;ascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://tires.example/1',
    'file:///etc/passwd',
    'view-source:https://tires.example',
    '//other.example',
    '/\\other.example',
    '\\\\other.example',
    '/\t/other.example',
    '/\u00ad/other.example',
    'https:other.example',
    'https:///other.example',
    'https://\\other.example',
    'https://',
    'https://tires.example/\ud83d',
    'https://tires.example:99999/',
    'tires.example',
    'training',
    '#tools',
    'mailto:',
    'mailto:nobody',
    'tel:',
    'tel:javascript',
    '/a b',
    `/${'a'.repeat(2000)}`,
  ])('rejects %j', (href) => {
    expect(() => checkHref(href, 'links.0.href')).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', details: { fields: ['links.0.href'] } }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { foldText } from './fold-text';

describe('foldText', () => {
  it.each([
    ['E-Mail', 'e mail'],
    ['  Número de  Cuenta: ', 'numero de cuenta'],
    ['Réussi', 'reussi'],
    ['Ｎａｍｅ', 'name'],
    ['state/province', 'state province'],
    ['Points (2026)', 'points 2026'],
    ['__name__', 'name'],
    ['Имя №', 'имя no'],
    ['บีบ', 'บบ'],
    ['', ''],
    ['?!', ''],
  ])('folds %j to %j', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });
});

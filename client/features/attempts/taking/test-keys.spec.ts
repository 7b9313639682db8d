import { describe, expect, it } from '@jest/globals';
import { keyAction } from './test-keys';

function press(key: string, target: string, modifiers: Partial<KeyboardEvent> = {}) {
  const holder = document.createElement('div');
  holder.innerHTML = target;
  const none = { altKey: false, ctrlKey: false, metaKey: false, repeat: false };
  return keyAction({ ...none, ...modifiers, key, target: holder.querySelector('[data-here]') });
}

describe('the keyboard shortcuts of a question', () => {
  it('select the option with the pressed number, unless a text field has the focus', () => {
    expect(press('3', '<h1 data-here></h1>')).toEqual({ kind: 'select', option: 2 });
    expect(press('1', '<input type="radio" data-here>')).toEqual({ kind: 'select', option: 0 });
    expect(press('3', '<input type="text" data-here>')).toBeNull();
    expect(press('0', '<h1 data-here></h1>')).toBeNull();
  });

  it('continue on Enter, also from a short answer and a selected option', () => {
    for (const target of ['<h1 data-here></h1>', '<input data-here>', '<input type="checkbox" data-here>']) {
      expect(press('Enter', target)).toEqual({ kind: 'goOn' });
    }
  });

  it('leave Enter to buttons, links and long text', () => {
    for (const target of [
      '<button data-here></button>',
      '<a data-here></a>',
      '<textarea data-here></textarea>',
    ]) {
      expect(press('Enter', target)).toBeNull();
    }
  });

  it('do nothing while a dialog is open', () => {
    expect(press('Enter', '<div role="dialog"><img data-here></div>')).toBeNull();
    expect(press('1', '<div role="dialog" data-here></div>')).toBeNull();
  });

  it('ignore browser shortcuts and repeated keys', () => {
    expect(press('1', '<h1 data-here></h1>', { ctrlKey: true })).toBeNull();
    expect(press('1', '<h1 data-here></h1>', { metaKey: true })).toBeNull();
    expect(press('Enter', '<h1 data-here></h1>', { repeat: true })).toBeNull();
  });
});

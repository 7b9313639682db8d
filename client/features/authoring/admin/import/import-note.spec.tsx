import { describe, expect, it } from '@jest/globals';
import { renderPortal } from '#client/testing/render';
import { ImportNote } from './import-note';

const note = { code: 'weights_dropped', value: '50%, 30%', reason: 'x' };

describe('the note on an imported question', () => {
  it('formats percentages in the language of the person', () => {
    const english = renderPortal(<ImportNote note={note} />);
    expect(english.container.textContent).toContain('50%, 30%');
    english.unmount();
    const french = renderPortal(<ImportNote note={note} />, { language: 'fr' });
    expect(french.container.textContent).toContain('50\u00a0%, 30\u00a0%');
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { addWords, beginWords, changeWords, onWords, visibleWords } from './words';

const shows = (id: string): unknown => (visibleWords().messages as Record<string, unknown>)[id];

beforeEach(() => beginWords('en'));

describe('the loaded messages', () => {
  it('are the portal’s at first, and those of an area once a page requires it', async () => {
    expect([shows('login.title'), shows('awards.all')]).toEqual(['Sign in', undefined]);
    await addWords('content');
    expect([shows('login.title'), shows('awards.all')]).toEqual(['Sign in', 'All']);
  });

  it('change the language of all areas together', async () => {
    await addWords('content');
    expect(await changeWords('fr')).toBe(true);
    expect([visibleWords().language, shows('login.title'), shows('awards.all')]).toEqual([
      'fr',
      'Se connecter',
      'Tous',
    ]);
  });

  it('use the new language if an area is added during a change', async () => {
    await Promise.all([changeWords('es'), addWords('content'), addWords('account')]);
    expect([shows('login.title'), shows('awards.all')]).toEqual(['Iniciar sesión', 'Todos']);
    await Promise.all([addWords('results'), changeWords('fr')]);
    expect([shows('login.title'), shows('results.question')]).toEqual(['Se connecter', expect.anything()]);
    expect(visibleWords().areas).toEqual(new Set(['portal', 'content', 'account', 'results']));
  });

  it('use the later of two quick choices', async () => {
    expect(await Promise.all([changeWords('es'), changeWords('fr')])).toEqual([false, true]);
    expect(visibleWords().language).toBe('fr');
  });

  it('notify listeners of another language, but not of further areas', async () => {
    let told = 0;
    const end = onWords(() => told++);
    const before = visibleWords();
    await addWords('content');
    expect(told).toBe(0);
    expect(visibleWords()).toBe(before);
    await changeWords('es');
    expect(told).toBe(1);
    end();
    await changeWords('fr');
    expect(told).toBe(1);
  });
});

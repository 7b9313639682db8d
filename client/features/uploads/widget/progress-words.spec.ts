import { describe, expect, it } from '@jest/globals';
import type { Body, Meta, Uppy } from '@uppy/core';
import { progressWords } from './progress-words';

type File = { isPaused?: boolean; progress: Record<string, unknown> };

const words = (files: File[], state: Record<string, unknown> = {}) =>
  progressWords({
    getFiles: () => files,
    getState: () => ({ totalProgress: 0, error: null, ...state }),
    i18n: (key: string) => key,
  } as unknown as Uppy<Meta, Body>);

const underway = { progress: { uploadStarted: 1 } };

describe('the announced progress of an upload', () => {
  it('is empty before an upload starts', () => {
    expect(words([])).toBeUndefined();
    expect(words([{ progress: { uploadStarted: null } }])).toBeUndefined();
  });

  it('names the current stage', () => {
    expect(words([{ progress: { preprocess: { message: 'Preparing upload...' } } }])).toBe(
      'Preparing upload...',
    );
    expect(words([{ progress: { uploadStarted: 1, postprocess: { message: 'Encoding...' } } }])).toBe(
      'Encoding...',
    );
  });

  it.each([
    [0, 'uploading: 0%'],
    [24, 'uploading: 0%'],
    [25, 'uploading: 25%'],
    [99, 'uploading: 75%'],
  ])('rounds %i percent down to a quarter', (totalProgress, said) => {
    expect(words([underway], { totalProgress })).toBe(said);
  });

  it('is paused if all files are paused', () => {
    expect(words([{ ...underway, isPaused: true }])).toBe('paused');
    expect(words([{ ...underway, isPaused: true }, underway])).toBe('uploading: 0%');
  });

  it('is empty after a failure, which is announced elsewhere', () => {
    expect(words([underway], { error: 'no' })).toBe('');
  });
});

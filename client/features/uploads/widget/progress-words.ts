import type { Body, Meta, Uppy } from '@uppy/core';

/**
 * Returns the announcement of an upload's progress in the uploader's language: each stage and each quarter. Undefined
 * if there is none.
 */
export function progressWords(uppy: Uppy<Meta, Body>): string | undefined {
  const files = uppy.getFiles();
  const { totalProgress, error } = uppy.getState();
  if (error) return '';
  if (!files.some(({ progress }) => progress.uploadStarted || progress.preprocess)) return undefined;
  const stages = files.map(({ progress }) => progress.preprocess ?? progress.postprocess);
  const message = stages.find((stage) => stage?.message)?.message;
  if (message) return message;
  if (files.every(({ isPaused }) => isPaused)) return uppy.i18n('paused');
  return `${uppy.i18n('uploading')}: ${Math.floor(totalProgress / 25) * 25}%`;
}

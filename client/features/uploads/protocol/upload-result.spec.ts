import { describe, expect, it } from '@jest/globals';
import { image } from '#client/testing/uploaded-image';
import { mapUploadResult, uploadOutcomes } from './upload-result';

const result = (of: string, details = {}) => ({ ...image, id: `${of}small`, original_id: of, ...details });

describe('the result of an upload', () => {
  it('is converted to the value of the image field, without a browser preview', () => {
    expect(mapUploadResult(result('u1', { preview: 'blob:x', name: 'x.jpg' }))).toEqual(image);
  });

  it.each(['assetId', 'smUrl', 'lgUrl', 'originalUrl'])('is no image without %s', (field) => {
    expect(mapUploadResult(result('u1', { [field]: '' }))).toBeNull();
  });

  it('is no image if it is missing', () => {
    expect(mapUploadResult(undefined)).toBeNull();
  });
});

describe('the outcomes of an assembly', () => {
  it('report a file without results as failed, with the service’s reason', () => {
    const uploads = [
      { id: 'u1', tus_upload_url: '/1' },
      { id: 'u2', tus_upload_url: '/2', reason: 'IMAGE_BROKEN' },
    ];
    const outcomes = uploadOutcomes({ uploads, results: { small: [result('u1')], large: [result('u1')] } });
    expect(outcomes).toEqual([
      { uploadUrl: '/1', image, reason: undefined },
      { uploadUrl: '/2', image: null, reason: 'IMAGE_BROKEN' },
    ]);
  });

  it('are empty if no file arrived', () => {
    expect(uploadOutcomes({ ok: 'ASSEMBLY_CANCELED' })).toEqual([]);
  });
});

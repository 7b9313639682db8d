import { useState } from 'react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import type { UploadedImage } from '#client/features/uploads/index';
import { useAddModuleImagesMutation } from './admin-images.generated';
import { useImageChange } from './use-image-change';

type Images = readonly UploadedImage[];

/**
 * Saves uploaded images in a module as they arrive, and keeps those whose save failed for a retry. The server ignores
 * images that the module already has.
 */
export function useSaveImages(moduleId: string) {
  const intl = useIntl();
  const [waiting, setWaiting] = useState<Images>([]);
  const [error, setError] = useState<unknown>();
  const [add, { loading }] = useAddModuleImagesMutation();
  const change = useImageChange(moduleId);

  const save = async (images: Images) => {
    setError(undefined);
    try {
      const assetIds = images.map(({ assetId }) => assetId);
      await change(add({ variables: { input: { moduleId, assetIds } } }));
      setWaiting((current) => current.filter((image) => !images.includes(image)));
      toast.success(intl.formatMessage({ id: 'admin.saved' }), { id: 'saved' });
    } catch (reason) {
      setError(reason);
    }
  };
  const onChange = (next: Images) => {
    const added = next.filter((image) => !waiting.includes(image));
    const removed = waiting.filter((image) => !next.includes(image));
    setWaiting((current) => [...current.filter((image) => !removed.includes(image)), ...added]);
    if (added.length > 0) void save(added);
    if (next.length === 0) setError(undefined);
  };

  return { waiting, onChange, saving: loading, error, again: () => void save(waiting) };
}

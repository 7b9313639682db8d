import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { useRemovalPrompt } from '#client/features/uploads/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  useDeleteModuleImageMutation,
  useUpdateModuleImageMutation,
  type AdminImageFragment,
} from './admin-images.generated';
import { MoveButtons } from '#client/ui/editing/move-buttons';
import { Tool } from '#client/ui/editing/tool';
import { DescribeImage } from './describe-image';
import styles from './images.module.css';
import { useImageChange } from './use-image-change';

type Props = {
  moduleId: string;
  image: AdminImageFragment;
  /** The index of the image. */
  place: number;
  total: number;
};

/** Returns functions that move and remove an image. Errors appear as toasts. */
function useImageActions({ moduleId, image: { id, updatedAt } }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const change = useImageChange(moduleId);
  const [update] = useUpdateModuleImageMutation();
  const [remove] = useDeleteModuleImageMutation({
    update: (cache, { data }) => {
      const { id: gone } = data?.deleteModuleImage ?? {};
      cache.evict({ id: cache.identify({ __typename: 'AdminModuleImage', id: gone }) });
    },
  });
  const tell = (error: unknown) => void toast.error(errorMessage(error));
  return {
    move: async (position: number) => {
      await change(update({ variables: { input: { id, updatedAt, position } } })).catch(tell);
    },
    remove: async () => {
      const done = await change(remove({ variables: { input: { id, updatedAt } } })).catch(tell);
      if (done?.data) toast.success(intl.formatMessage({ id: 'admin.deleted' }), { id: 'deleted' });
    },
  };
}

/** The actions of an image. */
export function ImageTools(props: Props) {
  const { moduleId, image, place, total } = props;
  const intl = useIntl();
  const [describing, setDescribing] = useState(false);
  const { move, remove } = useImageActions(props);
  const { confirmRemoval, prompt } = useRemovalPrompt(() => void remove());
  const text = (id: string) => intl.formatMessage({ id }, { place: place + 1, total });
  return (
    <span className={styles.tools}>
      {total > 1 && <MoveButtons position={place + 1} total={total} onMove={(to) => move(to - 1)} />}
      <Tool label={text('admin.images.describeOne')} Icon={IconPencil} onClick={() => setDescribing(true)} />
      <Tool label={text('uploads.deleteOne')} Icon={IconTrash} onClick={() => confirmRemoval(image)} />
      <DescribeImage
        moduleId={moduleId}
        image={image}
        opened={describing}
        onClose={() => setDescribing(false)}
      />
      {prompt}
    </span>
  );
}

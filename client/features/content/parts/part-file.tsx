import { UnstyledButton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { saveAddress } from '#client/platform/save-address';
import { sizeText } from '#client/platform/formats/size-text';
import { useCreateArticleFileLinkMutation } from './part-file.generated';
import type { VisiblePartFragment } from './part.generated';
import styles from './parts.module.css';

type Props = { articleId: string; part: VisiblePartFragment };

/** A document that is downloaded by a one-time link. */
export function PartFile({ articleId, part: { text, file } }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [createLink, { loading }] = useCreateArticleFileLinkMutation();
  if (!file) return null;
  const { fileId, ext, size } = file;
  const download = async () => {
    try {
      const { data } = await createLink({ variables: { input: { articleId, fileId } } });
      if (data) saveAddress(data.createArticleFileLink.link.url);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <UnstyledButton
      className={styles.module}
      aria-label={intl.formatMessage({ id: 'articles.download' }, { name: text })}
      aria-disabled={loading || undefined}
      onClick={() => loading || void download()}
    >
      <span>
        <strong>{text}</strong>
        <span className="sm dim">{`${ext.toUpperCase()} · ${sizeText(intl, size)}`}</span>
      </span>
      <IconDownload size={20} stroke={1.9} aria-hidden />
    </UnstyledButton>
  );
}

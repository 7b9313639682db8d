import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useTranslationCountsQuery } from './translations.generated';

/** The number of missing translations beside the page's link. Renders nothing if it is unknown or zero. */
export default function MissingCount() {
  // The page and each save refetch it.
  const { data } = useTranslationCountsQuery({ fetchPolicy: 'cache-first' });
  const count = data?.translationCounts.lacking;
  if (!count) return null;
  return (
    <FormattedMessage
      id="admin.translations.missing"
      values={{ count, word: (words) => <VisuallyHidden key="word">{words}</VisuallyHidden> }}
    />
  );
}

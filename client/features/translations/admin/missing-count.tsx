import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useTranslationCountsQuery } from './translations.generated';

/** How many texts lack a language, beside the name of their page; nothing while that is unknown or none does. */
export default function MissingCount() {
  // The page reads it anew, and so does whatever is saved there.
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

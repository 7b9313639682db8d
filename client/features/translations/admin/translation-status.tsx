import { FormattedMessage, useIntl } from 'react-intl';
import { StateLinks } from '#client/ui/list/state-links';
import { LanguageCounts } from './language-counts';
import { useTranslationCountsQuery } from './translations.generated';

function useCounts() {
  const { data } = useTranslationCountsQuery({ fetchPolicy: 'cache-and-network' });
  return data?.translationCounts;
}

/** The number of texts in the selected state, and of all. */
export function TranslationStatusText({ states }: { states: string }) {
  const counts = useCounts();
  if (!counts) return null;
  const { all, lacking, outdated } = counts;
  if (states === '')
    return <FormattedMessage id="translations.areMissing" values={{ count: lacking, all }} />;
  if (states.split(',').includes('outdated'))
    return <FormattedMessage id="translations.areOutdated" values={{ count: outdated, all }} />;
  return <FormattedMessage id="translations.count" values={{ count: all }} />;
}

/** Links that filter by state, and the progress of each language. */
export function TranslationStatusViews() {
  const intl = useIntl();
  const counts = useCounts();
  return (
    <>
      <StateLinks
        label={intl.formatMessage({ id: 'translations.views' })}
        links={[
          { labelId: 'translations.lacking', states: '', count: counts?.lacking },
          { labelId: 'translations.outdated', states: 'outdated', count: counts?.outdated },
          { labelId: 'translations.all', states: 'all', count: counts?.all },
        ]}
      />
      {counts && <LanguageCounts counts={counts} />}
    </>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import type { Language } from '#client/platform/generated/schema';
import { textLanguages } from '#client/ui/editing/fields/languages';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { AdminList } from '#client/ui/list/admin-list';
import { chosenOf } from '#client/ui/list/list-address';
import type { ListFilter } from '#client/ui/list/list-parts';
import { StateLinks } from '#client/ui/list/state-links';
import { ExchangeButtons } from './exchange/exchange-buttons';
import { LanguageCounts } from './language-counts';
import { textKinds } from './text-kinds';
import { useTranslationColumns } from './translation-columns';
import { TranslatedTextsDocument, useTranslationCountsQuery } from './translations.generated';
import styles from './translations.module.css';
import { usePlaceWords } from './use-place-words';

const every: Language[] = textLanguages.map(({ code }) => code);

function useFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const { kind } = usePlaceWords();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      name: 'kinds',
      label: text('translations.kind'),
      choices: Object.keys(textKinds)
        .map((value) => ({ value, label: kind(value) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    },
    {
      name: 'missing',
      label: text('translations.missingIn'),
      choices: textLanguages.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      name: 'states',
      label: text('translations.shown'),
      choices: [{ value: 'all', label: text('translations.all') }],
    },
  ];
}

/** How many texts there are by language, and links to those that lack one and to all. */
function Standing() {
  const intl = useIntl();
  const { data } = useTranslationCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = data?.translationCounts;
  return (
    <>
      <StateLinks
        label={intl.formatMessage({ id: 'translations.views' })}
        links={[
          { labelId: 'translations.lacking', states: '', count: counts?.lacking },
          { labelId: 'translations.all', states: 'all', count: counts?.all },
        ]}
      />
      {counts && <LanguageCounts counts={counts} />}
    </>
  );
}

/** Every text that administrators edit, in the three languages side by side; those first that lack one. */
export default function TranslationsPage() {
  const intl = useIntl();
  const { columns, dirty } = useTranslationColumns();
  const title = intl.formatMessage({ id: 'admin.translations' });
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <LeaveGuard when={dirty} />
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="translations.count" values={{ count }} />}
        lead={<FormattedMessage id="translations.keys" />}
        actions={<ExchangeButtons />}
        views={<Standing />}
        searchLabel={intl.formatMessage({ id: 'translations.search' })}
        query={TranslatedTextsDocument}
        variables={({ search, filters, after }) => ({
          search: search || null,
          filter: {
            kinds: chosenOf(filters['kinds']),
            missing: chosenOf<Language>(filters['missing']) ?? (filters['states'] ? null : every),
          },
          after,
        })}
        page={({ translatedTexts }) => translatedTexts}
        columns={columns}
        filters={useFilters()}
        nothing={{
          title: <FormattedMessage id="translations.none" />,
          help: <FormattedMessage id="translations.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="translations.noneFor" values={{ query }} />}
      />
    </div>
  );
}

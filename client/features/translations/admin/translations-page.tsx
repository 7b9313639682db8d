import { textLanguages } from '#client/platform/i18n/languages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import type { Language } from '#client/platform/generated/schema';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { AdminList } from '#client/ui/list/admin-list';
import { selectedOf, type ListView } from '#client/ui/list/list-address';
import { CellHints } from './cell-hints';
import { ExchangeButtons } from './exchange/exchange-buttons';
import { TranslationStatusViews, TranslationStatusText } from './translation-status';
import { useTranslationColumns } from './translation-columns';
import { useTranslationFilters } from './translation-filters';
import { TranslatedTextsDocument } from './translations.generated';
import styles from './translations.module.css';

const every: Language[] = textLanguages.map(({ code }) => code);

/** Returns the query variables for the URL. By default, the texts with a missing language. */
function requestedOf({ search, filters, after }: ListView) {
  const { states, visible } = filters;
  return {
    search: search || null,
    filter: {
      kinds: selectedOf(filters['kinds']),
      missing: selectedOf<Language>(filters['missing']) ?? (states || filters['outdated'] ? null : every),
      outdated: selectedOf<Language>(filters['outdated']) ?? (states?.includes('outdated') ? every : null),
      visible: visible?.length === 1 ? visible[0] === 'yes' : null,
    },
    after,
  };
}

/** All localized texts in three columns, those with a missing language by default. */
export default function TranslationsPage() {
  const intl = useIntl();
  const { columns, dirty, saved } = useTranslationColumns();
  const states = useSearchParams()[0].get('states') ?? '';
  const title = intl.formatMessage({ id: 'admin.translations' });
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <LeaveGuard when={dirty} />
      <PageHead
        title={title}
        note={<TranslationStatusText states={states} />}
        actions={<ExchangeButtons />}
      />
      <TranslationStatusViews />
      <PageBody>
        <AdminList
          isPart
          title={title}
          count={(count) => <FormattedMessage id="translations.count" values={{ count }} />}
          actions={<CellHints saved={saved} />}
          searchLabel={intl.formatMessage({ id: 'translations.search' })}
          query={TranslatedTextsDocument}
          variables={requestedOf}
          page={({ translatedTexts }) => translatedTexts}
          columns={columns}
          filters={useTranslationFilters()}
          nothing={{
            title: <FormattedMessage id="translations.none" />,
            help: <FormattedMessage id="translations.noneHelp" />,
          }}
          noneFor={(query) => <FormattedMessage id="translations.noneFor" values={{ query }} />}
        />
      </PageBody>
    </div>
  );
}

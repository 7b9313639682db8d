import { FormattedMessage, useIntl } from 'react-intl';
import { SeenAsFields, sees, useSeenAs, type Persona } from '#client/features/editing/index';
import type { HomeBlockFieldsFragment } from '#client/platform/generated/described.generated';
import { InLanguage } from '#client/platform/i18n/in-language';
import type { Language } from '#client/platform/i18n/languages';
import type { Area } from '#client/platform/i18n/words';
import { Waiting } from '#client/ui/feedback/states';
import { HomeBlocks } from '../blocks/home-blocks';
import type { Home } from '../blocks/block-props';
import styles from './home.module.css';
import { usePreviewHomeQuery, type PreviewHomeQuery } from './home-preview.generated';
import { useBlockName } from './block-row';

type Block = HomeBlockFieldsFragment;

const areas: readonly Area[] = ['portal', 'home', 'goal'];

/** Returns true if an English text of the block has no translation in the language. */
function hasGap(block: Block, language: Language): boolean {
  const { titleTranslations, textTranslations, linkLabelTranslations, pictureAltTranslations, items } = block;
  const ofItems = items.flatMap((item) => [
    item.unitTranslations,
    item.textTranslations,
    item.linkLabelTranslations,
  ]);
  const texts = [
    titleTranslations,
    textTranslations,
    linkLabelTranslations,
    pictureAltTranslations,
    ...ofItems,
  ];
  return texts.some((text) => text && text[language] === '');
}

/** Returns the administrator's own data with another user type, because no one can see another person's data. */
function homeAs({ userType }: Persona, { me, inProgress, unfinished }: PreviewHomeQuery): Home {
  const { pro, groups } = me.progress;
  return {
    name: me.name,
    details: { ...me, progress: { pro: { ...pro, userType: userType ?? pro.userType } } },
    groups,
    begun: inProgress.nodes,
    unfinished: unfinished.nodes,
  };
}

type PageProps = { blocks: readonly Block[]; persona: Persona; language: Language };

/** The rendered page, whose links are inactive. */
function PreviewedPage({ blocks, persona, language }: PageProps) {
  const { data, error, refetch } = usePreviewHomeQuery({
    variables: { lang: language },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} lines={8} />;
  const drawn = blocks.flatMap(({ id }) => data.previewHome.find((block) => block.id === id) ?? []);
  return (
    // Inert content can't be scrolled with the keyboard, but its container can.
    <div className={styles.page} role="group" aria-labelledby="home-preview" tabIndex={0}>
      <div lang={language} inert>
        <InLanguage language={language} areas={areas}>
          <HomeBlocks blocks={drawn} home={homeAs(persona, data)} />
        </InLanguage>
      </div>
    </div>
  );
}

/** The preview of the unsaved arrangement for a kind of reader and a language. */
export default function HomePreview({ blocks }: { blocks: readonly Block[] }) {
  const intl = useIntl();
  const nameOf = useBlockName();
  const seenAs = useSeenAs();
  const { language, persona } = seenAs;
  const seen = blocks.filter((block) => sees(persona, block));
  const gaps = seen.filter((block) => hasGap(block, language));
  return (
    <section className={styles.preview} aria-labelledby="home-preview">
      <h2 id="home-preview" className={styles.heading}>
        <FormattedMessage id="admin.home.preview" />
      </h2>
      <SeenAsFields seenAs={seenAs} />
      <p className="sm dim" role="status">
        <FormattedMessage
          id="admin.home.previewSays"
          values={{ count: seen.length, blocks: intl.formatList(seen.map(nameOf)) }}
        />
      </p>
      <PreviewedPage blocks={seen} persona={persona} language={language} />
      {gaps.length > 0 && (
        <p className="sm dim" role="status">
          <FormattedMessage
            id="admin.home.previewGaps"
            values={{ blocks: intl.formatList(gaps.map(nameOf)) }}
          />
        </p>
      )}
      <p className="sm dim">
        <FormattedMessage id="admin.home.previewOwn" />
      </p>
    </section>
  );
}

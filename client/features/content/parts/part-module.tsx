import { IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLanguage } from '#client/platform/i18n/language';
import { usePartModuleQuery } from './part-module.generated';
import styles from './parts.module.css';

/** A link to a related module. Renders nothing if the person can't see it. */
export function PartModule({ id }: { id: string }) {
  const { language } = useLanguage();
  const { data } = usePartModuleQuery({ variables: { id, lang: language } });
  if (!data?.module) return null;
  const { name, test } = data.module;
  return (
    <Link className={styles.module} to={`/training/modules/${data.module.id}`}>
      <span>
        <strong>{name}</strong>
        <span className="sm dim">
          {test ? (
            <FormattedMessage
              id="articles.moduleTest"
              values={{ questions: test.questionCount, points: test.points }}
            />
          ) : (
            <FormattedMessage id="articles.moduleToRead" />
          )}
        </span>
      </span>
      <IconChevronRight size={20} stroke={1.9} aria-hidden />
    </Link>
  );
}

import { Link } from 'react-router-dom';
import { useLanguage } from '#client/platform/i18n/language';
import { AccessPanel } from '../access/access-panel';
import styles from './module-panel.module.css';
import { useModulePanelQuery } from './module-panel.generated';

/** A related module with its test status and a link. Renders nothing if the person can't see it. */
export default function ModulePanel({ id }: { id: string }) {
  const { language } = useLanguage();
  const { data } = useModulePanelQuery({ variables: { id, lang: language } });
  if (!data?.module) return null;
  const { module } = data;
  return (
    <div className={styles.panel}>
      <Link to={`/training/modules/${module.id}`}>{module.name}</Link>
      <AccessPanel module={module} />
    </div>
  );
}

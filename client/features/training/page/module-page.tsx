import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { missingEntry } from '#client/platform/requests/error-code';
import { useFormat } from '#client/platform/formats/format';
import { useModulePageQuery, type OpenedModuleFragment } from './module-page.generated';
import { Page } from '#client/ui/layout/layout';
import { Tag } from '#client/ui/feedback/messages';
import { RichText } from '#client/ui/rich-text';
import { Waiting } from '#client/ui/feedback/states';
import { AccessPanel } from '../access/access-panel';
import { withGroup } from '../list/module-filter';
import { ModuleMaterial } from '../material/module-material';
import { brandNames, categoryNames, groupNames } from '#client/features/modules/index';
import { Breadcrumbs } from '#client/ui/editing/breadcrumbs';
import { groupOf } from '../module-state';
import { EntryRequired } from './entry-required';
import { ModuleCover } from './module-cover';
import { ModuleImages } from './module-images';
import styles from './module-page.module.css';

function Above({ module }: { module: OpenedModuleFragment }) {
  const group = groupOf(module);
  const steps = [
    { to: '/training', name: <FormattedMessage id="shell.training" /> },
    {
      to: `/training?${withGroup(new URLSearchParams(), group)}`,
      name: <FormattedMessage id={groupNames[group]} />,
    },
  ];
  return <Breadcrumbs className={styles.back} steps={steps} />;
}

function Heading({ module }: { module: OpenedModuleFragment }) {
  const { date } = useFormat();
  return (
    <div className={styles.heading}>
      <h1>{module.name}</h1>
      <div className={styles.tags}>
        <Tag>
          <FormattedMessage id={brandNames[module.brand]} />
        </Tag>
        {module.test && (
          <Tag strong={module.test.category === 'pro'}>
            <FormattedMessage id={categoryNames[module.test.category]} />
          </Tag>
        )}
        <span className="sm dim desk-only">
          <FormattedMessage id="modules.updated" values={{ date: date(module.updatedAt) }} />
        </span>
      </div>
    </div>
  );
}

function ModuleView({ module }: { module: OpenedModuleFragment }) {
  return (
    <Page>
      <PageTitle>{module.name}</PageTitle>
      <Above module={module} />
      <article className={styles.module}>
        <Heading module={module} />
        <AccessPanel module={module} />
        <div className={styles.body}>
          <ModuleCover module={module} />
          {module.description && (
            <div className={styles.description}>
              <RichText html={module.description} />
            </div>
          )}
          <ModuleImages module={module} />
          <ModuleMaterial module={module} />
        </div>
      </article>
    </Page>
  );
}

/** The page of a module: description, material and test. */
export default function ModulePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useModulePageQuery({ variables: { id } });
  if (data?.module) return <ModuleView key={data.module.id} module={data.module} />;
  if (data) return <NoSuchPage textId="modules.notFoundHelp" to="/training" toId="modules.toTraining" />;
  const program = error && missingEntry(error);
  if (program) return <EntryRequired bucket={program} />;
  return (
    <Page>
      <Waiting error={error} onRetry={() => void refetch()} lines={5} />
    </Page>
  );
}

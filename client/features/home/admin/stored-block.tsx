import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ResourceEditor } from '#client/features/editing/index';
import { NoSuchPage } from '#client/features/settings/index';
import { AdminHomeBlockDocument } from '#client/platform/generated/described.generated';
import type { HomeBlockKind } from '#client/platform/generated/schema';
import { PageBody } from '#client/ui/editing/page-head';
import { Waiting } from '#client/ui/feedback/states';
import { homeBlock, homePath } from './home-block';

function BlockEditor({ kind }: { kind: HomeBlockKind }) {
  const [block] = useState(() => homeBlock(kind));
  return <ResourceEditor of={block} />;
}

/** The editor of a block with the fields of its kind. */
export function StoredBlock() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(AdminHomeBlockDocument, { variables: { id } });
  if (!data) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} lines={5} />
      </PageBody>
    );
  }
  if (!data.resource) return <NoSuchPage textId="admin.home.gone" to={homePath} toId="admin.home" />;
  return <BlockEditor key={data.resource.kind} kind={data.resource.kind} />;
}

import { useParams } from 'react-router-dom';
import { useModuleFilesQuery } from './files/module-files.generated';
import { Waiting } from '#client/ui/feedback/states';
import { fileKinds } from './files/file-kinds';
import { FileList } from './files/file-list';
import { ModuleImages } from './images/module-images';

/** The tab with a module's files and images. */
export default function FilesTab() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useModuleFilesQuery({
    variables: { moduleId: id },
    fetchPolicy: 'cache-and-network',
  });
  const files = data?.adminModule?.downloads;
  if (!files) {
    return <Waiting error={error} onRetry={() => void refetch()} lines={5} />;
  }
  return (
    <>
      {fileKinds.map((kind) => (
        <FileList
          key={kind.kind}
          moduleId={id}
          kind={kind}
          files={files.filter((file) => file.kind === kind.kind)}
        />
      ))}
      <ModuleImages moduleId={id} />
    </>
  );
}

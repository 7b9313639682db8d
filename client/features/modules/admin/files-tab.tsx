import { useParams } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/error-message';
import { useAdminModuleFilesQuery } from '#client/platform/generated/graphql';
import { ErrorState, Loading } from '#client/ui/states';
import { fileKinds } from './files/file-kinds';
import { FileList } from './files/file-list';

/** The files of a module, kind by kind. */
export default function FilesTab() {
  const { id = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useAdminModuleFilesQuery({
    variables: { moduleId: id },
    fetchPolicy: 'cache-and-network',
  });
  const files = data?.adminModuleFiles?.files;
  if (!files) {
    return error ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading lines={5} />
    );
  }
  return fileKinds.map((kind) => (
    <FileList
      key={kind.kind}
      moduleId={id}
      kind={kind}
      files={files.filter((file) => file.kind === kind.kind)}
    />
  ));
}

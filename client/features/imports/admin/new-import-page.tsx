import { useIntl, FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { UploadProgress, uploadMessageIds, useUpload } from '#client/features/modules/admin/files/index';
import type { ImportKind } from '#client/platform/generated/schema';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { PageBody } from '#client/ui/editing/page-head';
import { ErrorNote } from '#client/ui/feedback/messages';
import { DropFile } from './file/drop-file';
import { FileNeeds } from './file/file-needs';
import { TextNeeds } from './texts/text-needs';
import { ImportFrame } from './import-frame';
import { importKinds, kinds } from './import-words';
import { useCreateImportMutation } from './imports.generated';
import styles from './imports.module.css';

const messageIds = { ...uploadMessageIds, FILE_REJECTED: 'imports.file.refused' };
const textMessageIds = {
  ...uploadMessageIds,
  FILE_REJECTED: 'imports.texts.refused',
  PAYLOAD_TOO_LARGE: 'imports.texts.tooLarge',
};

/** Step 1: select the kind of file and the file. This creates only the import itself. */
export default function NewImportPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const requested = params.get('kind') as ImportKind;
  const kind = importKinds.includes(requested) ? requested : 'people';
  const isText = kind === 'translations';
  const upload = useUpload(`import.${kind}`, isText ? textMessageIds : messageIds);
  const [create] = useCreateImportMutation();
  const { progress, problem } = upload;
  const send = (file: File) =>
    upload.upload(file, async (fileId) => {
      const { data } = await create({ variables: { input: { kind, fileId } } });
      navigate(`/admin/imports/${data!.createImport.import.id}`);
    });
  return (
    <ImportFrame kind={kind} step={1}>
      <PageBody>
        <div className={styles.twoColumns}>
          <div className={styles.stack}>
            <SelectField
              label={intl.formatMessage({ id: 'imports.file.kind' })}
              value={kind}
              disabled={progress !== undefined}
              choices={importKinds.map((value) => ({
                value,
                label: intl.formatMessage({ id: kinds[value].nameId }),
              }))}
              onChange={(value) => setParams({ kind: value }, { replace: true })}
            />
            {progress ? (
              <UploadProgress upload={upload} progress={progress} onCancel={upload.cancel} />
            ) : (
              <DropFile isText={isText} onFile={(file) => void send(file)} />
            )}
            {problem && <ErrorNote>{problem}</ErrorNote>}
            <p className="sm dim">
              <FormattedMessage id={isText ? 'imports.texts.nothingYet' : 'imports.file.nothingYet'} />
            </p>
          </div>
          {isText ? <TextNeeds /> : <FileNeeds kind={kind} />}
        </div>
      </PageBody>
    </ImportFrame>
  );
}

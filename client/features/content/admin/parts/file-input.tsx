import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { documents, FileChoice, UploadProgress, useUpload } from '#client/features/modules/admin/files/index';
import { sizeText } from '#client/platform/formats/size-text';
import { FormPart, PartProblem } from '#client/ui/editing/form';
import type { InputProps } from '#client/ui/editor/described/field';

/** A document while it is edited: the stored file with its name and size. */
export type FileDraft = { fileId: string; filename: string; size: number };

type Props = Pick<InputProps<FileDraft | null>, 'label' | 'value' | 'problem' | 'onChange' | 'onWait'> & {
  /** Identifies the upload, so that it can be resumed after a reload. */
  of: string;
};

/** The input for a document. It uploads a selected file at once, which replaces the previous one. */
export function FileInput({ label, value, problem, onChange, onWait, of }: Props) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [selected, setSelected] = useState<File | null>(null);
  const upload = useUpload(`${pathname}#${of}`);
  const { progress } = upload;
  // Uses the latest callback, so that text typed during the upload isn't lost.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const choose = async (file: File | null) => {
    setSelected(file);
    if (!file) return;
    onWait({ id: 'admin.parts.fileOnItsWay' });
    await upload.upload(file, async (fileId) =>
      latest.current({ fileId, filename: file.name, size: file.size }),
    );
    setSelected(null);
    onWait(undefined);
  };
  const wrong = upload.problem ?? problem();
  return (
    <FormPart title={label} minor>
      {value && !progress && <p>{`${value.filename}, ${sizeText(intl, value.size)}`}</p>}
      {progress ? (
        <UploadProgress upload={upload} progress={progress} onCancel={upload.cancel} />
      ) : (
        <FileChoice
          file={selected}
          accept={documents}
          disabled={false}
          missing={false}
          onChoose={(file) => void choose(file)}
        />
      )}
      {value && !progress && (
        <p className="sm dim">
          <FormattedMessage id="admin.parts.fileReplace" />
        </p>
      )}
      {wrong && <PartProblem>{wrong}</PartProblem>}
    </FormPart>
  );
}

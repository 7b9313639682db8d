import type { UploadPurpose } from '../signing/purposes';

export type AssemblyState = 'uploading' | 'executing' | 'completed' | 'canceled' | 'failed';

/** A stored upload of one or more files. */
export interface Assembly {
  id: string;
  purpose: UploadPurpose;
  ownerId: string | null;
  fields: Record<string, string>;
  status: AssemblyState;
  error: string | null;
  message: string | null;
  expectedFiles: number;
  maxBytes: number;
  createdAt: Date;
}

export type UploadState = 'arriving' | 'encoding' | 'done' | 'rejected';

/** The result of a step in the format of the protocol. */
export interface StepResult {
  id: string;
  original_id: string;
  [field: string]: unknown;
}

/** A stored file of an assembly. */
export interface AssemblyUpload {
  id: string;
  assemblyId: string;
  filename: string;
  ext: string;
  fieldname: string;
  metadata: Record<string, string | null>;
  size: number | null;
  received: number;
  status: UploadState;
  error: string | null;
  message: string | null;
  md5: string | null;
  results: Record<string, StepResult>;
  createdAt: Date;
}

export const assemblyColumns = `id, purpose, owner_id as "ownerId", fields, status, error, message,
  expected_files as "expectedFiles", max_bytes::float8 as "maxBytes", created_at as "createdAt"`;

export const uploadColumns = `id, assembly_id as "assemblyId", filename, ext, fieldname, metadata,
  size::float8 as size, received::float8 as received, status, error, message, md5, results,
  created_at as "createdAt"`;

export const isOpen = ({ status }: Assembly): boolean => status === 'uploading' || status === 'executing';

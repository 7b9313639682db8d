/**
 * The errors of the upload service by reason: HTTP status, English message, and the code of the Transloadit protocol if
 * it differs. docs/uploads.md lists them.
 */
export const rejections = {
  NO_PARAMS_FIELD: { status: 400, message: 'The field params is missing.' },
  INVALID_PARAMS_FIELD: { status: 400, message: 'The field params is no JSON object of a known shape.' },
  NO_SIGNATURE_FIELD: { status: 401, message: 'The field signature is missing.' },
  INVALID_SIGNATURE: { status: 401, message: 'The signature does not belong to these params.' },
  GET_ACCOUNT_UNKNOWN_AUTH_KEY: { status: 401, message: 'The key in auth.key is not known here.' },
  INVALID_AUTH_EXPIRES_PARAMETER: { status: 400, message: 'auth.expires is missing or is no time.' },
  AUTH_EXPIRED: { status: 401, message: 'The signature has expired; ask for a new one.' },
  INVALID_AUTH_MAX_SIZE_PARAMETER: { status: 400, message: 'auth.max_size must be a whole number of bytes.' },
  INVALID_PURPOSE: {
    protocol: 'ASSEMBLY_NOT_CAPABLE',
    status: 400,
    message: 'fields.purpose must be avatar, module, question, content or file.',
  },
  TEMPLATE_NOT_FOUND: {
    status: 400,
    message:
      'No templates are kept here: leave template_id out, and say by fields.purpose what is uploaded: ' +
      'avatar, module, question, content or file.',
  },
  INVALID_OWNER: {
    protocol: 'ASSEMBLY_ACCOUNT_MISMATCH',
    status: 403,
    message: 'Whoever the signature was made for may not upload this.',
  },
  ASSEMBLY_INVALID_STEPS: { status: 400, message: 'The steps must be those of the purpose, or be left out.' },
  ASSEMBLY_INVALID_NUM_EXPECTED_UPLOAD_FILES_PARAM: {
    status: 400,
    message: 'The number of files is not one that the purpose allows.',
  },
  INVALID_ASSEMBLY_ID: {
    protocol: 'INVALID_FORM_DATA',
    status: 400,
    message: 'The id of an assembly is 32 hexadecimal digits.',
  },
  INVALID_FORM_DATA: { status: 400, message: 'The request could not be understood.' },
  DO_NOT_REUSE_ASSEMBLY_IDS: { status: 409, message: 'There is an assembly by that id already.' },
  ASSEMBLY_NOT_FOUND: { status: 404, message: 'There is no assembly by that id.' },
  ASSEMBLY_CLOSED: {
    protocol: 'INVALID_ASSEMBLY_STATUS',
    status: 409,
    message: 'The assembly takes nothing more.',
  },
  ASSEMBLY_OF_ANOTHER: {
    protocol: 'ASSEMBLY_ACCOUNT_MISMATCH',
    status: 403,
    message: 'The assembly belongs to somebody else.',
  },
  ASSEMBLY_EXPIRED: { status: 400, message: 'Nothing arrived for so long that the upload was closed.' },
  TOO_MANY_ASSEMBLIES: {
    protocol: 'PLAN_LIMIT_EXCEEDED',
    status: 403,
    message: 'Too many uploads are open; finish or cancel some first.',
  },
  TOO_MANY_UNUSED: {
    protocol: 'PLAN_LIMIT_EXCEEDED',
    status: 403,
    message: 'Too many uploaded images are not used; they are removed after a day.',
  },
  TOO_MANY_FILES: {
    protocol: 'ASSEMBLY_INVALID_NUM_EXPECTED_UPLOAD_FILES_PARAM',
    status: 400,
    message: 'The assembly expects no further file.',
  },
  TOO_MANY_WATCHERS: {
    protocol: 'ASSEMBLY_STATUS_FETCHING_RATE_LIMIT_REACHED',
    status: 503,
    message: 'Too many are watching; ask for the status instead.',
  },
  TOO_MANY_ARRIVING: {
    protocol: 'PLAN_LIMIT_EXCEEDED',
    status: 503,
    message: 'Too many files arrive at once; send this one a little later.',
  },
  UPLOAD_NOT_FOUND: { protocol: 'SERVER_404', status: 404, message: 'There is no upload at this address.' },
  UPLOAD_OFFSET: {
    protocol: 'INVALID_INPUT_ERROR',
    status: 409,
    message: 'The upload goes on at another offset.',
  },
  INVALID_FILE_META_DATA: { status: 400, message: 'The metadata of the file is missing or malformed.' },
  FILE_EMPTY: { protocol: 'FILE_FILTER_DECLINED_FILE', status: 400, message: 'The file is empty.' },
  FILE_REJECTED: {
    protocol: 'FILE_FILTER_DECLINED_FILE',
    status: 400,
    message: 'This type of file isn’t accepted.',
  },
  MAX_SIZE_EXCEEDED: { status: 413, message: 'The file is too large.' },
  IMAGE_UNKNOWN: {
    protocol: 'FILE_FILTER_DECLINED_FILE',
    status: 400,
    message: 'The file is no JPEG, PNG or WebP image.',
  },
  IMAGE_BROKEN: {
    protocol: 'IMAGE_RESIZE_ERROR',
    status: 400,
    message: 'The image is damaged or incomplete.',
  },
  IMAGE_TOO_LARGE: {
    protocol: 'IMAGE_RESIZE_ERROR',
    status: 400,
    message: 'The image has more than 50 million pixels, or a side of more than 12,000.',
  },
  IMAGE_TAKES_TOO_LONG: {
    protocol: 'IMAGE_RESIZE_ERROR',
    status: 400,
    message: 'The image takes more work to open than an image may.',
  },
  IMAGE_METADATA_TOO_LARGE: {
    protocol: 'FILE_FILTER_DECLINED_FILE',
    status: 400,
    message: 'The image carries too much besides its picture.',
  },
  IMAGE_WITH_PAGE: {
    protocol: 'POSSIBLY_MALICIOUS_FILE_FOUND',
    status: 400,
    message: 'The image contains a web page.',
  },
  ENCODING_FAILED: {
    protocol: 'WORKER_JOB_ERROR',
    status: 500,
    message: 'The file could not be made ready; try again.',
  },
} as const;

export type RejectionCode = keyof typeof rejections;

interface Rejection {
  status: number;
  message: string;
  protocol?: string;
}

/** Returns the protocol's code for a reason. */
export function protocolError(code: RejectionCode): string {
  const { protocol }: Rejection = rejections[code];
  return protocol ?? code;
}

/** An error of the upload service, sent as `{error, reason, message, traceId}`. */
export class UploadRejection extends Error {
  constructor(
    readonly code: RejectionCode,
    message: string = rejections[code].message,
  ) {
    super(message);
    this.name = 'UploadRejection';
  }

  get status(): number {
    return rejections[this.code].status;
  }
}

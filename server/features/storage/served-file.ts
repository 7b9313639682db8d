/** The columns of `ServedFile` from stored file `f`. */
export const servedFile = `f.path, f.filename, f.content_type as "contentType", f.size::float8 as size, f.sha256`;

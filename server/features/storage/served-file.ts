/** The columns of stored file `f` as it is served. */
export const servedFile = `f.path, f.filename, f.content_type as "contentType", f.size::float8 as size, f.sha256`;

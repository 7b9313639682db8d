export { programPath, programNames, type ProgramBucket } from './program-names';
export { ProgramEntryDialog, useEnterAddress } from './program-entry-dialog';
export { useEntryEnd } from './use-entry-end';

/** Reading a ZIP, for a process that needs nothing else of the kit. */
export { isSystemEntry, isZip, readZip } from './read-zip.ts';
export { ZipError, ZipLimitError } from './zip-errors.ts';

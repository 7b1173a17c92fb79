/**
 * Where the fields of the records of a ZIP stand, as bytes from the beginning of each (APPNOTE 4.3).
 * No file outside this folder knows them.
 */

/** APPNOTE 4.3.7: before the content of a file. */
export const LOCAL = {
  signature: 0x04034b50,
  length: 30,
  version: 4,
  flags: 6,
  method: 8,
  time: 10,
  crc: 14,
  packed: 18,
  unpacked: 22,
  nameLength: 26,
  extraLength: 28,
} as const;

/** APPNOTE 4.3.9: after a content whose sizes are not known before. */
export const DESCRIPTOR_SIGNATURE = 0x08074b50;

/** APPNOTE 4.3.12: an entry of the directory. */
export const ENTRY = {
  signature: 0x02014b50,
  length: 46,
  madeBy: 4,
  version: 6,
  flags: 8,
  method: 10,
  time: 12,
  crc: 16,
  packed: 20,
  unpacked: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  local: 42,
} as const;

/** APPNOTE 4.3.16: the end of the directory, and of the ZIP. */
export const END = {
  signature: 0x06054b50,
  length: 22,
  countHere: 8,
  count: 10,
  directoryLength: 12,
  directoryStart: 16,
  commentLength: 20,
  longestComment: 65_535,
} as const;

/** APPNOTE 4.3.14 and 4.3.15: the end of a directory of more entries than the older record can count. */
export const END_64 = {
  signature: 0x06064b50,
  length: 56,
  rest: 4,
  madeBy: 12,
  version: 14,
  countHere: 24,
  count: 32,
  directoryLength: 40,
  directoryStart: 48,
} as const;
export const LOCATOR_64 = { signature: 0x07064b50, length: 20, end: 8, disks: 16 } as const;

export const METHODS = { stored: 0, deflated: 8 } as const;
export const FLAGS = { encrypted: 0x0001, sizesFollow: 0x0008, utf8: 0x0800 } as const;
/** Version a reader needs: of folders and deflate, and of ZIP64. */
export const VERSIONS = { usual: 20, zip64: 45 } as const;

/** Date and time as ZIP writes them, of the clock of UTC: 16 bits each, two-second steps. */
export function toDosTime(moment: Date): number {
  const date =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time =
    (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | Math.floor(moment.getUTCSeconds() / 2);
  return ((date << 16) | time) >>> 0;
}

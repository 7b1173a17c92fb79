const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/** Positions inside an entry of the central directory (APPNOTE 4.3.12) and a local header (4.3.7). */
const ENTRY = { time: 12, nameLength: 28, extraLength: 30, commentLength: 32, localHeader: 42 } as const;
const LOCAL_TIME = 10;

/** Date and time as ZIP writes them: 16 bits each, two-second steps. */
function presentDosTime(moment: Date): number {
  const date =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time =
    (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | Math.floor(moment.getUTCSeconds() / 2);
  return ((date << 16) | time) >>> 0;
}

/**
 * Gives every entry of a ZIP without comment the same date, so that its bytes depend on its content alone.
 *
 * @throws RangeError when the text does not end like such a ZIP
 */
export function fixZipDates(zip: Buffer, moment: Date): Buffer {
  const fixed = Buffer.from(zip);
  const end = fixed.length - END_LENGTH;
  if (fixed.readUInt32LE(end) !== END_OF_DIRECTORY)
    throw new RangeError('This is not a ZIP without comment.');
  const dosTime = presentDosTime(moment);
  let entry = fixed.readUInt32LE(end + 16);
  for (let left = fixed.readUInt16LE(end + 10); left > 0; left--) {
    fixed.writeUInt32LE(dosTime, entry + ENTRY.time);
    fixed.writeUInt32LE(dosTime, fixed.readUInt32LE(entry + ENTRY.localHeader) + LOCAL_TIME);
    entry +=
      ENTRY_LENGTH +
      fixed.readUInt16LE(entry + ENTRY.nameLength) +
      fixed.readUInt16LE(entry + ENTRY.extraLength) +
      fixed.readUInt16LE(entry + ENTRY.commentLength);
  }
  return fixed;
}

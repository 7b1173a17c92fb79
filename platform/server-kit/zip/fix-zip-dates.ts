import { END, ENTRY, LOCAL, toDosTime } from './zip-records.ts';

/**
 * Gives every entry of a ZIP without comment the same date, so that its bytes depend on its content alone.
 *
 * @throws RangeError when the text does not end like such a ZIP
 */
export function fixZipDates(zip: Buffer, moment: Date): Buffer {
  const fixed = Buffer.from(zip);
  const end = fixed.length - END.length;
  if (fixed.readUInt32LE(end) !== END.signature) throw new RangeError('This is not a ZIP without comment.');
  const dosTime = toDosTime(moment);
  let entry = fixed.readUInt32LE(end + END.directoryStart);
  for (let left = fixed.readUInt16LE(end + END.count); left > 0; left--) {
    fixed.writeUInt32LE(dosTime, entry + ENTRY.time);
    fixed.writeUInt32LE(dosTime, fixed.readUInt32LE(entry + ENTRY.local) + LOCAL.time);
    entry +=
      ENTRY.length +
      fixed.readUInt16LE(entry + ENTRY.nameLength) +
      fixed.readUInt16LE(entry + ENTRY.extraLength) +
      fixed.readUInt16LE(entry + ENTRY.commentLength);
  }
  return fixed;
}

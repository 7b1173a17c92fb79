import { DESCRIPTOR_SIGNATURE, END, END_64, ENTRY, LOCAL, LOCATOR_64, VERSIONS } from './zip-records.ts';

/** What the records of a file say of it. */
export interface WrittenEntry {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  /** Date and time as ZIP writes them. */
  readonly stamp: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
}

/** What stands before the content; of sizes that follow it, zero. */
export function writeLocalHeader({ name, ...entry }: WrittenEntry): Buffer {
  const header = Buffer.alloc(LOCAL.length);
  header.writeUInt32LE(LOCAL.signature, 0);
  header.writeUInt16LE(VERSIONS.usual, LOCAL.version);
  header.writeUInt16LE(entry.flags, LOCAL.flags);
  header.writeUInt16LE(entry.method, LOCAL.method);
  header.writeUInt32LE(entry.stamp, LOCAL.time);
  header.writeUInt32LE(entry.crc, LOCAL.crc);
  header.writeUInt32LE(entry.packed, LOCAL.packed);
  header.writeUInt32LE(entry.unpacked, LOCAL.unpacked);
  header.writeUInt16LE(name.length, LOCAL.nameLength);
  return Buffer.concat([header, name]);
}

/** The sizes that follow a content. */
export function writeDescriptor({ crc, packed, unpacked }: WrittenEntry): Buffer {
  const descriptor = Buffer.allocUnsafe(16);
  for (const [place, value] of [DESCRIPTOR_SIGNATURE, crc, packed, unpacked].entries())
    descriptor.writeUInt32LE(value, place * 4);
  return descriptor;
}

/** An entry of the directory; `local` is where its local header stands. */
export function writeDirectoryEntry({ name, ...entry }: WrittenEntry, local: number): Buffer {
  const record = Buffer.alloc(ENTRY.length);
  record.writeUInt32LE(ENTRY.signature, 0);
  record.writeUInt16LE(VERSIONS.usual, ENTRY.madeBy);
  record.writeUInt16LE(VERSIONS.usual, ENTRY.version);
  record.writeUInt16LE(entry.flags, ENTRY.flags);
  record.writeUInt16LE(entry.method, ENTRY.method);
  record.writeUInt32LE(entry.stamp, ENTRY.time);
  record.writeUInt32LE(entry.crc, ENTRY.crc);
  record.writeUInt32LE(entry.packed, ENTRY.packed);
  record.writeUInt32LE(entry.unpacked, ENTRY.unpacked);
  record.writeUInt16LE(name.length, ENTRY.nameLength);
  record.writeUInt32LE(local, ENTRY.local);
  return Buffer.concat([record, name]);
}

/** The entries a directory has, its bytes, and where it stands. */
export interface WrittenDirectory {
  readonly count: number;
  readonly length: number;
  readonly start: number;
}

const MOST_ENTRIES = 0xffff;

/** What a ZIP ends with; of more entries than the older record can count, the ZIP64 records count them before it. */
export function writeEnd(directory: WrittenDirectory): Buffer {
  const end = Buffer.alloc(END.length);
  const count = Math.min(directory.count, MOST_ENTRIES);
  end.writeUInt32LE(END.signature, 0);
  end.writeUInt16LE(count, END.countHere);
  end.writeUInt16LE(count, END.count);
  end.writeUInt32LE(directory.length, END.directoryLength);
  end.writeUInt32LE(directory.start, END.directoryStart);
  return directory.count < MOST_ENTRIES ? end : Buffer.concat([writeLargeEnd(directory), end]);
}

function writeLargeEnd({ count, length, start }: WrittenDirectory): Buffer {
  const end = Buffer.alloc(END_64.length);
  end.writeUInt32LE(END_64.signature, 0);
  // The record does not count its signature and this number.
  end.writeBigUInt64LE(BigInt(END_64.length - END_64.madeBy), END_64.rest);
  end.writeUInt16LE(VERSIONS.zip64, END_64.madeBy);
  end.writeUInt16LE(VERSIONS.zip64, END_64.version);
  end.writeBigUInt64LE(BigInt(count), END_64.countHere);
  end.writeBigUInt64LE(BigInt(count), END_64.count);
  end.writeBigUInt64LE(BigInt(length), END_64.directoryLength);
  end.writeBigUInt64LE(BigInt(start), END_64.directoryStart);
  const locator = Buffer.alloc(LOCATOR_64.length);
  locator.writeUInt32LE(LOCATOR_64.signature, 0);
  locator.writeBigUInt64LE(BigInt(start + length), LOCATOR_64.end);
  locator.writeUInt32LE(1, LOCATOR_64.disks);
  return Buffer.concat([end, locator]);
}

import { crc32 } from 'node:zlib';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** `[Content_Types].xml` of a Word document, with further types. */
export function createTypes(more = '', main = TYPE): string {
  return `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;
}

/** A ZIP of stored entries. */
export function createZip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [bytes, data] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(bytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, bytes, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, rest, bytes]));
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, list, end]);
}

/** A small Word document; further parts and types make it another thing. */
export function createDocx(parts: Readonly<Record<string, string>> = {}, types = createTypes()): Buffer {
  return createZip({ '[Content_Types].xml': types, 'word/document.xml': '<document/>', ...parts });
}

/** A PDF as far as its first and last bytes say; `text` makes it another. */
export function createPdf(text = 'Acta'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${text}\nstartxref\n0\n%%EOF\n`);
}

/** The head of a Windows program. */
export const PROGRAM = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(200)]);

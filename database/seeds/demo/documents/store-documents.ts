import { Readable } from 'node:stream';
import type { FileStore, StoredContent } from '@marco/server-kit';
import { createDocx } from './create-docx.ts';
import { createPdf } from './create-pdf.ts';
import type { MeetingDocument } from './meeting-document.ts';

/** Folder of the store, and of the rows, that holds documents of mesas. */
export const MESAS_FOLDER = 'mesas';

export interface StoredDocument extends StoredContent {
  readonly document: MeetingDocument;
}

/** Makes the documents and writes them to the store, in order. */
export async function storeDocuments(
  files: FileStore,
  documents: readonly MeetingDocument[],
): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = [];
  for (const document of documents) {
    const bytes = document.formato === 'pdf' ? await createPdf(document) : await createDocx(document);
    stored.push({ document, ...(await files.write(MESAS_FOLDER, Readable.from([bytes]))) });
  }
  return stored;
}

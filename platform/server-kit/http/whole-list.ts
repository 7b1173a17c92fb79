import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@marco/contract-kit';
import { DocumentAnswer } from './document-answer.ts';

/** A list that is always answered whole. */
export interface ListSource<Row> {
  /** Of a few bytes, and another one as soon as any row is: much cheaper than the rows. */
  findVersion(): Promise<string>;
  /** The rows of one moment, and the version they have. */
  read(): Promise<{ readonly version: string; readonly rows: readonly Row[] }>;
}

/**
 * Answers a list of thousands of rows its callers ask for whole. Its text is written once for each version and kept, and
 * nobody who holds that version is sent it again. Other processes need not be told of a change: the database is asked for
 * the version at every call.
 */
export function createWholeList<Row>(
  { response }: Pick<AnyEndpoint, 'response'>,
  { findVersion, read }: ListSource<Row>,
): () => Promise<DocumentAnswer> {
  let kept: { readonly version: string; readonly content: string } | undefined;

  return async () => {
    const version = await findVersion();
    if (kept?.version !== version) {
      const { rows, ...found } = await read();
      kept = { version: found.version, content: JSON.stringify(response.parse(rows)) };
    }
    return new DocumentAnswer({
      content: kept.content,
      type: 'application/json; charset=utf-8',
      etag: createHash('sha256').update(kept.version).digest('base64url'),
    });
  };
}

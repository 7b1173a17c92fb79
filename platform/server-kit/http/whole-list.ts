import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@marco/contract-kit';
import { DocumentAnswer } from './document-answer.ts';

/** A list that is always answered whole. */
export interface ListSource<Row> {
  /**
   * The version of the list: a few bytes that change when any row changes. It is much cheaper to read than the rows.
   */
  findVersion(): Promise<string>;
  /** The rows of one moment, and the version they have. */
  read(): Promise<{ readonly version: string; readonly rows: readonly Row[] }>;
}

/**
 * Answers a list of thousands of rows its callers ask for whole. The text is written once for each version and kept.
 * A caller that already has that version does not get the text again. The version is read from the database at every
 * call, so processes need not inform each other of a change.
 */
export function createWholeList<Row>(
  { response }: Pick<AnyEndpoint, 'response'>,
  { findVersion, read }: ListSource<Row>,
): () => Promise<DocumentAnswer> {
  // Bytes: a megabyte of text is not encoded again for each caller.
  let kept: { readonly version: string; readonly content: Buffer } | undefined;

  return async () => {
    const version = await findVersion();
    if (kept?.version !== version) {
      const { rows, ...found } = await read();
      kept = { version: found.version, content: Buffer.from(JSON.stringify(response.parse(rows))) };
    }
    return new DocumentAnswer({
      content: kept.content,
      type: 'application/json; charset=utf-8',
      etag: createHash('sha256').update(kept.version).digest('base64url'),
    });
  };
}

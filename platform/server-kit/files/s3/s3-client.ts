import { S3Client } from '@aws-sdk/client-s3';
import type { S3Patience, S3Settings } from './s3-settings.ts';

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * The client of the object store. Checksums are those the store itself asks of this client (the hash of the content
 * travels signed with each upload), so that servers without the newer checksum headers serve as well.
 */
export function createS3Client(settings: S3Settings, patience: S3Patience): S3Client {
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // Buckets as a part of the path: a server of one's own rarely has a name for each bucket.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: patience.attempts,
    // Failures are thrown, and the log shows them with their request.
    logger: SILENT,
    requestHandler: {
      connectionTimeout: patience.connectMs,
      // The limit is for silence and not for the whole call, because a large file may take long.
      socketTimeout: patience.silenceMs,
    },
  });
}

import type { S3Server } from '../s3-server.ts';

/** Set by `npm run test:cluster`: how many processes of the product stand behind each test application. */
export const PROCESSES_VARIABLE = 'TEST_PROCESSES';

/** Set with it: where the object store of the run answers, as JSON. */
export const STORE_VARIABLE = 'TEST_OBJECT_STORE';

/** Set with it: a file in which each worker records how many requests each process answered. */
export const DIARY_VARIABLE = 'TEST_PROCESSES_DIARY';

/** Bucket of the demo documents, which tests read and never write to. */
export const DEMO_BUCKET = 'demostracion';

export type ObjectStore = S3Server['settings'];

/** How many processes stand behind a test application; 1 is this one. */
export function countProcesses(): number {
  return Number(process.env[PROCESSES_VARIABLE] ?? 1);
}

/** The object store of a run with several processes. */
export function readObjectStore(): ObjectStore {
  const written = process.env[STORE_VARIABLE];
  if (!written) throw new Error(`${PROCESSES_VARIABLE} is set but ${STORE_VARIABLE} is missing.`);
  return JSON.parse(written) as ObjectStore;
}

/** The settings of a process that keeps its files in a bucket. */
export function presentStore({ endpoint, region, accessKey, secretKey }: ObjectStore, bucket: string) {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
}

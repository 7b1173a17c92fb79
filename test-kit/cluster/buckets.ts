import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { ObjectStore } from './cluster-variables.ts';

/** Makes an empty bucket in the object store of the run. */
export async function createBucket(store: ObjectStore, bucket: string): Promise<void> {
  const client = new S3Client({
    endpoint: store.endpoint,
    region: store.region,
    forcePathStyle: true,
    credentials: { accessKeyId: store.accessKey, secretAccessKey: store.secretKey },
  });
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  } finally {
    client.destroy();
  }
}

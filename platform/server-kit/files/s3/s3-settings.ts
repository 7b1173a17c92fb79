/** Where an object store answers, and how the product signs its calls. */
export interface S3Settings {
  /** Address of the S3 API, such as https://s3.us-east-1.amazonaws.com. */
  readonly endpoint: string;
  /** Signs the calls; servers of one's own usually take any. */
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** How long the store may be silent before a call is given up, and how often a call is tried. */
export interface S3Patience {
  readonly connectMs: number;
  readonly silenceMs: number;
  readonly attempts: number;
}

/** A reader on a slow line pauses for seconds; a store that says nothing for longer is given up. */
export const DEFAULT_PATIENCE: S3Patience = { connectMs: 3000, silenceMs: 20_000, attempts: 2 };

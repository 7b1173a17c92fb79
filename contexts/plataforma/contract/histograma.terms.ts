/**
 * Lower edges of the buckets of durations, in ms: half-octaves, so that a bucket is never wider than half of its upper edge. The last
 * one has no end.
 */
export const BORDES_MS = [
  0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096,
  6144, 8192, 12_288, 16_384, 24_576, 32_768, 49_152,
] as const;

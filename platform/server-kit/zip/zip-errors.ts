/** The ZIP cannot be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** The ZIP holds more than is allowed. */
export class ZipLimitError extends Error {
  override readonly name = 'ZipLimitError';
}

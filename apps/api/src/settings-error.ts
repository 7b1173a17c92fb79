/** Raised when an environment setting makes no sense; the message names it and says what is expected. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

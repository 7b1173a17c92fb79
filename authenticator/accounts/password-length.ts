/** How long a password may be, in characters; both bounds pass. */
export interface PasswordLength {
  readonly minimum: number;
  readonly maximum: number;
}

/** The default bounds. */
export const DEFAULT_PASSWORD_LENGTH: PasswordLength = { minimum: 4, maximum: 50 };

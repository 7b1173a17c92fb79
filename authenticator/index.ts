export type { AccessType, Account, AccountInput } from './accounts/account.ts';
export { writePassword } from './accounts/change-password.ts';
export { type CreateAccountResult, createAccount } from './accounts/create-account.ts';
export { findAccount, findAccountByIdentification } from './accounts/find-account.ts';
export { hashPassword, verifyPassword } from './accounts/password-hash.ts';
export type { PasswordLength } from './accounts/password-length.ts';
export { type SeedAccount, seedAccounts } from './accounts/seed-accounts.ts';
export { type Authenticator, createAuthenticator } from './create-authenticator.ts';
export { rotateKeys } from './keys/auth-keys.ts';
export {
  type AuthenticatorOptions,
  BASE_PATH,
  EMBEDDED_ISSUER_KEY,
  type IdentityOwner,
  SCOPES,
  type SecurityEvent,
  type ShownIdentity,
} from './options.ts';
export type { AuthenticatorTables } from './tables.ts';

export type { AccessType, Account, AccountInput } from './accounts/account.ts';
export { isCommonPassword } from './accounts/common-passwords.ts';
export { type CreateAccountResult, createAccount } from './accounts/create-account.ts';
export { deleteAccounts } from './accounts/delete-accounts.ts';
export { findAccount, findAccountByIdentification } from './accounts/find-account.ts';
export { isOwnPassword } from './accounts/own-password.ts';
export { hashPassword, type PasswordCost, verifyPassword } from './accounts/password-hash.ts';
export type { PasswordLength } from './accounts/password-length.ts';
export { releaseIdentity } from './accounts/release-identity.ts';
export { type SeedAccount, seedAccounts } from './accounts/seed-accounts.ts';
export { verifyPasswordOf } from './accounts/verify-password-of.ts';
export { writePassword } from './accounts/write-password.ts';
export { auditActions } from './audit-actions.ts';
export { type Authenticator, createAuthenticator } from './create-authenticator.ts';
export { listPublicKeys, protectKeys, revokeKeys, rotateKeys } from './keys/auth-keys.ts';
export {
  type AuthenticatorOptions,
  BASE_PATH,
  EMBEDDED_ISSUER_KEY,
  type EmailLink,
  type IdentityOwner,
  type PrivacyNotice,
  SCOPES,
  type SecurityEvent,
  type ShownIdentity,
} from './options.ts';
export { protectRecords } from './provider/protect-records.ts';
export type { AuthenticatorTables } from './tables.ts';

export { isCommonPassword } from './accounts/common-passwords.ts';
export { deleteAccounts } from './accounts/delete-accounts.ts';
export { findAccount } from './accounts/find-account.ts';
export { isOwnPassword } from './accounts/own-password.ts';
export { hashPassword, type PasswordCost } from './accounts/password-hash.ts';
export { releaseIdentity } from './accounts/release-identity.ts';
export { seedAccounts } from './accounts/seed-accounts.ts';
export { verifyPasswordOf } from './accounts/verify-password-of.ts';
export { writePassword } from './accounts/write-password.ts';
export { authenticatorActions } from './audit-actions.ts';
export { createAuthenticator } from './create-authenticator.ts';
export { listPublicKeys, protectKeys, revokeKeys, rotateKeys } from './keys/auth-keys.ts';
export {
  EMBEDDED_ISSUER_KEY,
  type EmailLink,
} from './options.ts';
export { protectRecords } from './provider/protect-records.ts';

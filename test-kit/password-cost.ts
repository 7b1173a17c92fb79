import type { PasswordCost } from '@marco/authenticator';

/** Cost of the password hashes in tests. With the cost of the product each sign-in takes half a second of a core. */
export const TEST_PASSWORD_COST: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

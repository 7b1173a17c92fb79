import type { PasswordCost } from '@marco/authenticator';

/** Cost of the passwords in tests: the product's own makes each sign-in half a second of a core. */
export const TEST_PASSWORD_COST: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

/** Of nothing but these tests. */
const CHEAP = { N: 2 ** 4, r: 8, p: 1 };

describe('hash of a password', () => {
  it('costs 32 MiB and three passes unless told otherwise, and carries its cost', async () => {
    const hash = await hashPassword('Clave2026*');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword('Clave2026*', hash)).toBe(true);
    expect(await verifyPassword('Clave2026', hash)).toBe(false);
  });

  it('is verified at the cost it was made with', async () => {
    const hash = await hashPassword('Clave2026*', CHEAP);
    expect(hash).toMatch(/^scrypt\$16\$8\$1\$/);
    expect(await verifyPassword('Clave2026*', hash)).toBe(true);
    expect(await verifyPassword('Clave2026*', hash.replace('$16$', '$32$'))).toBe(false);
  });

  it('is another one each time, and the same for two ways of writing one letter', async () => {
    expect(await hashPassword('a', CHEAP)).not.toBe(await hashPassword('a', CHEAP));
    expect(await verifyPassword('ma\u0303ana', await hashPassword('m\u00e3ana', CHEAP))).toBe(true);
  });

  it('of another scheme fits nothing', async () => {
    for (const hash of ['', 'Clave2026*', 'bcrypt$16$8$1$AAAA$AAAA', 'scrypt$16$8$1$$'])
      expect(await verifyPassword('Clave2026*', hash)).toBe(false);
  });
});

import { createSecrets } from '@marco/server-kit';

/** Of every test application: those on one database read what the others wrote. */
export const testSecrets = createSecrets(Buffer.alloc(32, 'prueba'));

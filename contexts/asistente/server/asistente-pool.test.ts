import { expect, it } from 'vitest';
import { createAsistentePool, EN_ESPERA_DE_UNO } from './asistente-pool.ts';

const ANA = { key: 'persona 1', hasSession: true };
const tablas = { bytes: new TextEncoder().encode('CREATE TABLE t (a int)'), esSql: true };

it('[AREA-05] ends a source that takes too long, says so, and attends the next', {
  timeout: 60_000,
}, async () => {
  const largo = {
    bytes: new TextEncoder().encode(`a: [${'1,'.repeat(400_000)}1]\nproperties: {}`),
    esSql: false,
  };
  expect(await createAsistentePool(0.001).read(largo, ANA)).toMatchObject({
    rechazo: { linea: 1, mensaje: expect.stringContaining('más tiempo del permitido') },
  });
  const pool = createAsistentePool();
  expect(await pool.read(tablas, ANA)).toMatchObject({ lectura: { campos: [{ ruta: 't/a' }] } });
});

it('[AREA-05] lets one caller wait with few sources', { timeout: 60_000 }, async () => {
  const pool = createAsistentePool();
  const ends = await Promise.allSettled(
    Array.from({ length: EN_ESPERA_DE_UNO + 2 }, () => pool.read(tablas, ANA)),
  );
  const refused = ends.filter((end) => end.status === 'rejected' && end.reason.code === 'ASISTENTE_OCUPADO');
  expect([ends.filter(({ status }) => status === 'fulfilled').length, refused.length]).toEqual([
    EN_ESPERA_DE_UNO + 1,
    1,
  ]);
});

import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { REST } from '../testing/dorados/dorado.ts';
import { createConformidadPool, EN_ESPERA_DE_UNO } from './conformidad-pool.ts';

const ANA = { key: 'persona 1', hasSession: true };
const tarea = { contrato: strToU8(REST), esperado: null };

it('[AREA-05] ends a contract that takes too long, says so, and attends the next', {
  timeout: 60_000,
}, async () => {
  const pool = createConformidadPool({ segundos: 20, segundosSinSesion: 0.001 });
  expect(await pool.check(tarea, ANA)).toMatchObject({ veredicto: 'favorable' });
  const largo = { contrato: strToU8(`a: [${'1,'.repeat(400_000)}1]`), esperado: null };
  const informe = await pool.check(largo, { key: 'red', hasSession: false });
  expect(informe).toMatchObject({ veredicto: 'no-favorable' });
  expect(informe.comprobaciones.find(({ codigo }) => codigo === 'C-02')?.hallazgos[0]?.encontrado).toMatch(
    /tiempo/,
  );
  expect(await pool.check(tarea, ANA)).toMatchObject({ veredicto: 'favorable' });
});

it('[AREA-05] lets one caller wait with few contracts', { timeout: 60_000 }, async () => {
  const pool = createConformidadPool();
  const ends = await Promise.allSettled(
    Array.from({ length: EN_ESPERA_DE_UNO + 2 }, () => pool.check(tarea, ANA)),
  );
  const refused = ends.filter((end) => end.status === 'rejected' && end.reason.code === 'BANCO_OCUPADO');
  expect([ends.filter(({ status }) => status === 'fulfilled').length, refused.length]).toEqual([
    EN_ESPERA_DE_UNO + 1,
    1,
  ]);
});

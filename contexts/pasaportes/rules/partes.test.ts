import { describe, expect, it } from 'vitest';
import { isContratoPublico, isPasaporteVisible } from './can-see-pasaporte.ts';
import { listPartes } from './partes.ts';

const NADA = { mensajes: false, contrato: false, informe: false, simulada: true, certificados: 0 } as const;
const ausentes = (contenido: Parameters<typeof listPartes>[0]) =>
  listPartes(contenido)
    .filter(({ presente }) => !presente)
    .map(({ clave, texto }) => [clave, texto]);

describe('the parts of a pasaporte', () => {
  it('[AREA-15] what is not there says why, and what is there says what it is for', () => {
    expect(ausentes(NADA).map(([clave]) => clave)).toEqual([
      'contrato',
      'mensajes',
      'ejemplos',
      'elementos',
      'conformidad',
      'certificados',
      'pruebas',
    ]);
    for (const [, texto] of ausentes(NADA)) expect(texto).toMatch(/^(Todavía no|Ninguno): /);
    expect(
      ausentes({ mensajes: true, contrato: true, informe: true, simulada: true, certificados: 3 }),
    ).toEqual([]);
  });

  it('[AREA-15] before level 3 the contract is the one written from the messages alone, and it says so', () => {
    const contrato = listPartes({ ...NADA, mensajes: true }).find(({ clave }) => clave === 'contrato');
    expect(contrato).toMatchObject({
      presente: true,
      texto: expect.stringContaining('se publica con el nivel 3'),
    });
    const retirada = listPartes({ ...NADA, mensajes: true, simulada: false });
    expect(retirada.find(({ clave }) => clave === 'pruebas')?.archivos).toBe('pruebas/coleccion.json');
    expect(
      ['estandarizada', 'evaluada', 'suspendida', 'retirada'].map((e) => isContratoPublico(e as 'evaluada')),
    ).toEqual([false, false, false, false]);
    expect([isContratoPublico('certificada'), isContratoPublico('publicada')]).toEqual([true, true]);
  });

  it('[AREA-15] nobody sees what is in work, nor a servicio that may not be used', () => {
    expect(isPasaporteVisible({ estado: 'en-elaboracion', activo: true })).toBe(false);
    expect(isPasaporteVisible({ estado: 'publicada', activo: false })).toBe(false);
    expect(isPasaporteVisible({ estado: 'retirada', activo: true })).toBe(true);
  });
});

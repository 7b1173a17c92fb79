import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FALLAS_XROAD, LIMITES_SIMULADOR, SITUACIONES } from '../../contract/situaciones.terms.ts';
import { readSituacion } from './situacion-pedida.ts';

const read = (caso: string, demora = '') => {
  const leida = readSituacion(caso, demora);
  return 'situacion' in leida ? leida.situacion : leida.rechazo;
};

describe('[AREA-15] the situation a call asks for', () => {
  it.each(SITUACIONES)('knows %s by its name', (codigo) => {
    expect(read(codigo)).toMatchObject({ codigo });
  });

  it('is a valid answer where nothing is asked for, and a slow one where only a wait is', () => {
    expect(read('')).toMatchObject({ codigo: 'valida', demoraMs: 0 });
    expect(read('', '1500')).toMatchObject({ codigo: 'lenta', demoraMs: 1500 });
    expect(read('', 'p95')).toMatchObject({ codigo: 'lenta', demoraMs: 1500 });
    expect(read('lenta')).toMatchObject({ demoraMs: 1500 });
    expect(read('lenta:20')).toMatchObject({ demoraMs: 20 });
  });

  it('carries what stands after the colon', () => {
    expect(read('respuesta-invalida:patron@persona/numero')).toMatchObject({
      regla: 'patron@persona/numero',
    });
    for (const falla of FALLAS_XROAD)
      expect(read(`xroad:${falla}`)).toMatchObject({ codigo: 'xroad', falla });
    expect(read('secuencia:recuperacion')).toMatchObject({ secuencia: 'recuperacion' });
  });

  it.each([
    ['inventada', 'No hay una situación «inventada»'],
    ['xroad:nada', 'No hay una falla de X-Road «nada»'],
    ['secuencia:nada', 'No hay una secuencia «nada»'],
    ['valida:algo', 'no lleva nada después'],
    ['lenta:mucho', 'La demora «mucho» no se admite'],
    [`lenta:${LIMITES_SIMULADOR.demoraMs + 1}`, 'no se admite'],
    ['lenta:-5', 'no se admite'],
  ])('refuses %s with the reason', (caso, motivo) => {
    expect(read(caso)).toContain(motivo);
  });

  it('never waits longer than it may, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (caso, demora) => {
        const leida = readSituacion(caso, demora);
        if ('situacion' in leida)
          expect(leida.situacion.demoraMs).toBeLessThanOrEqual(LIMITES_SIMULADOR.demoraMs);
        else expect(leida.rechazo.length).toBeGreaterThan(10);
      }),
    );
  });
});

import { ESTADOS_ACUERDO, type EstadoAcuerdo } from '@marco/acuerdos/terms';
import { describe, expect, it } from 'vitest';
import type { Ambiente } from '../../contract/terms.ts';
import { explainPermiso, findAccionPermiso, isConforme } from './permiso.ts';

const en = (ambiente: Ambiente, esta: boolean, hayCliente = true) => ({
  ambiente,
  esta,
  hayCliente,
  partes: [],
});
const explain = (
  estado: EstadoAcuerdo,
  ambientes = [en('produccion', estado !== 'activo')],
  subsistema = 'SUIT',
) => explainPermiso({ numero: 'N-1', estado, consumidora: 'Función Pública', subsistema, ambientes });

describe('the permission of an acuerdo', () => {
  it('[AREA-05] is given while it is active, and taken away for a while or for good', () => {
    const esperada: Readonly<Partial<Record<EstadoAcuerdo, string>>> = {
      activo: 'dar',
      suspendido: 'suspender',
    };
    for (const estado of ESTADOS_ACUERDO)
      expect([estado, findAccionPermiso(estado)]).toEqual([estado, esperada[estado] ?? 'retirar']);
  });

  it('[AREA-05] is asked for in production, and before it where the client is registered', () => {
    expect(isConforme('activo', en('produccion', false, false))).toBe(false);
    expect(isConforme('activo', en('calidad', false, false))).toBe(true);
    expect(isConforme('activo', en('calidad', false))).toBe(false);
    expect(isConforme('activo', en('calidad', true))).toBe(true);
    expect(isConforme('suspendido', en('calidad', true))).toBe(false);
    expect(isConforme('terminado', en('produccion', false))).toBe(true);
  });

  it('[AREA-05] is told with its client, its environments and what lacks', () => {
    const ambientes = [en('produccion', false), en('calidad', false)];
    expect(explain('activo', ambientes)).toBe(
      'El acuerdo N-1 está activo: dé permiso en X-Road al subsistema SUIT de Función Pública, en producción y calidad.',
    );
    expect(explain('suspendido')).toContain('suspendido: retire mientras tanto el permiso');
    expect(explain('terminado')).toContain('terminó: retire el permiso');
    expect(explain('activo', [], '')).toBe(
      'El acuerdo N-1 está activo: dé permiso en X-Road al subsistema que use Función Pública. El acuerdo no dice cuál es: pregúntelo a la entidad. El servicio no está en la instancia de producción: impórtela o registre allí el servicio.',
    );
  });
});

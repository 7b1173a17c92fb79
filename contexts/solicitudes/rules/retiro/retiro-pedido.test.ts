import { ESTADOS_VERSION_SERVICIO } from '@marco/servicios/terms';
import { describe, expect, it } from 'vitest';
import {
  findPendientesDeRetiro,
  isConDiaDeRetiro,
  listFaltasDeEstado,
  listFaltasDeRetiroPedido,
  type RetiroPedido,
} from './retiro-pedido.ts';

const HOY = '2026-11-27';
const toRetiro = (change: Partial<RetiroPedido>): RetiroPedido => ({
  estado: 'publicada',
  sucesoraId: null,
  fechaRetiro: HOY,
  motivo: 'Se une con otro servicio.',
  sucesoras: [{ id: 2 }],
  ...change,
});

describe('[AREA-05] the request of the end of a version', () => {
  it.each([
    [{ fechaRetiro: null }, ['fechaRetiro']],
    [{ fechaRetiro: '2026-11-26' }, ['fechaRetiro']],
    [{ fechaRetiro: '2032-01-01' }, ['fechaRetiro']],
    [{ sucesoraId: 1 }, ['sucesoraId']],
    [{ motivo: ' ' }, ['motivo']],
    [{ fechaRetiro: null, motivo: '' }, ['fechaRetiro', 'motivo']],
    [{ sucesoraId: 2 }, []],
    [{ estado: 'obsoleta' }, []],
    [{ estado: 'evaluada', fechaRetiro: null }, []],
  ] as const)('with %j lacks %j', (change, faltas) => {
    const retiro = toRetiro(change);
    expect(Object.keys(listFaltasDeRetiroPedido(retiro, HOY))).toEqual(faltas);
    expect(findPendientesDeRetiro(retiro, HOY).map(({ campo }) => campo)).toEqual(faltas.map(() => 'retiro'));
  });

  it.each(ESTADOS_VERSION_SERVICIO)('of a version in %s', (estado) => {
    const impide = ['en-elaboracion', 'suspendida'].includes(estado);
    expect(listFaltasDeEstado({ estado })).toHaveLength(impide ? 1 : 0);
    expect(isConDiaDeRetiro(estado)).toBe(['publicada', 'obsoleta'].includes(estado));
  });
});

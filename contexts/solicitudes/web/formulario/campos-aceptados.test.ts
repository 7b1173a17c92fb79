import { describe, expect, it } from 'vitest';
import { sampleCampo } from '../../testing/solicitud-sample.ts';
import { addAceptados } from './campos-aceptados.ts';

const leido = (nombre: string, part: object = {}) => ({
  ...sampleCampo,
  nombre,
  padre: '',
  operacion: '',
  ...part,
});
const aceptado = (lugar: number) => ({
  lugar,
  accion: 'reutilizar' as const,
  elementoId: 40 + lugar,
  justificacion: 'Se llama igual.',
});
const SIN_NADA = { campos: [], operaciones: [] };

describe('accepted fields in the form', () => {
  it('[AREA-05] carry what they become; one of the same name takes its place', () => {
    const { campos } = addAceptados(
      { campos: [leido('uno'), leido('dos')], operaciones: [] },
      [leido('dos', { descripcion: 'Leído' }), leido('tres')],
      { campos: [aceptado(0), aceptado(1)], grupos: [] },
    );
    expect(campos.map(({ nombre }) => nombre)).toEqual(['uno', 'dos', 'tres']);
    expect(campos[1]).toMatchObject({
      descripcion: 'Leído',
      propuesta: { elementoId: 40, accion: 'reutilizar' },
    });
  });

  it('[AREA-05] stand in the message where what they stood in was not accepted', () => {
    const leidos = [leido('persona'), leido('nombre', { padre: 'persona' })];
    const solo = addAceptados(SIN_NADA, leidos, { campos: [aceptado(1)], grupos: [] });
    expect(solo.campos).toMatchObject([{ nombre: 'nombre', padre: '' }]);
    const ambos = addAceptados(SIN_NADA, leidos, { campos: [aceptado(0), aceptado(1)], grupos: [] });
    expect(ambos.campos).toMatchObject([{ nombre: 'persona' }, { nombre: 'nombre', padre: 'persona' }]);
  });

  it('[AREA-05] of a group stand in a field of its own, which is its composite', () => {
    const { campos } = addAceptados(SIN_NADA, [leido('tip'), leido('num')], {
      campos: [aceptado(0), aceptado(1)],
      grupos: [{ elementoId: 9, identificador: 'identificacion', nombre: 'Identificación', lugares: [0, 1] }],
    });
    expect(campos).toMatchObject([
      { nombre: 'identificacion', tipoDato: 'Estructura', propuesta: { elementoId: 9 } },
      { nombre: 'tip', padre: 'identificacion' },
      { nombre: 'num', padre: 'identificacion' },
    ]);
  });

  it('[AREA-05] bring the operations they are of', () => {
    const { operaciones } = addAceptados(SIN_NADA, [leido('a', { operacion: 'consultar' })], {
      campos: [aceptado(0)],
      grupos: [],
    });
    expect(operaciones).toEqual([{ codigo: 'consultar', nombre: 'consultar', tipoIntercambio: null }]);
  });
});

import { describe, expect, it } from 'vitest';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { buildCamposDeVersion, type CampoDeVersion } from './campos-de-version.ts';

const toCampo = (id: number, papel: CampoDeVersion['papel'], nombreLocal: string, change: object = {}) => ({
  id,
  padreId: null,
  operacion: 'principal',
  papel,
  nombreLocal,
  minimo: 1,
  maximo: 1,
  elementoId: 1,
  descripcion: '',
  tipoDato: 'cadena',
  ...change,
});
const present = (campos: readonly CampoDeVersion[]) =>
  buildCamposDeVersion(campos).map(({ nombre, sentido, papel, padre, obligatorio, repite }) =>
    [padre, nombre, papel ?? sentido, obligatorio ? '1' : '0', repite ? '*' : '1'].join(' ').trim(),
  );

describe('[AREA-05] the fields of a request that changes a version', () => {
  it('are one for what question and answer carry alike, and another for an error', () => {
    expect(
      present([
        toCampo(1, 'peticion', 'numero'),
        toCampo(2, 'respuesta', 'numero', { minimo: 0, maximo: null }),
        toCampo(3, 'error', 'numero'),
        toCampo(4, 'respuesta', 'fecha'),
        toCampo(5, 'peticion', 'clave'),
      ]),
    ).toEqual(['numero ambos 0 *', 'numero2 error 1 1', 'fecha salida 1 1', 'clave entrada 1 1']);
  });

  it('stand in the field that they stood in, in every message', () => {
    expect(
      present([
        toCampo(1, 'peticion', 'persona'),
        toCampo(2, 'peticion', 'nombre', { padreId: 1 }),
        toCampo(3, 'respuesta', 'persona'),
        toCampo(4, 'respuesta', 'nombre', { padreId: 3 }),
        toCampo(5, 'respuesta', 'nombre', { elementoId: 2 }),
      ]),
    ).toEqual(['persona ambos 1 1', 'persona nombre ambos 1 1', 'nombre2 salida 1 1']);
  });

  it('have names of their own, though operations have fields alike', () => {
    const largo = 'n'.repeat(LIMITES_SOLICITUD.campo.nombre);
    const campos = ['uno', 'dos', 'tres'].map((operacion, id) =>
      toCampo(id, 'peticion', largo, { operacion }),
    );
    const nombres = buildCamposDeVersion(campos).map(({ nombre }) => nombre);
    expect(nombres).toEqual([largo, `${largo.slice(1)}2`, `${largo.slice(1)}3`]);
    expect(buildCamposDeVersion(campos).map(({ operacion }) => operacion)).toEqual(['uno', 'dos', 'tres']);
  });

  it('are no more than a request takes', () => {
    const many = Array.from({ length: 501 }, (_one, id) => toCampo(id, 'respuesta', `campo${id}`));
    expect(buildCamposDeVersion(many)).toHaveLength(500);
  });
});

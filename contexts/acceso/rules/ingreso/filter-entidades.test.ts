import { describe, expect, it } from 'vitest';
import { type EntidadPorElegir, searchEntidades } from './filter-entidades.ts';

function entidad(nombre: string, state: Partial<EntidadPorElegir> = {}): EntidadPorElegir {
  return { nombre, usuarioPorAprobar: false, usuarioRechazado: false, estadoUsuario: true, ...state };
}

const PENDIENTE = entidad('REGISTRADURÍA NACIONAL', { usuarioPorAprobar: true, estadoUsuario: false });
const INACTIVA = entidad('INSTITUTO GEOGRÁFICO AGUSTÍN CODAZZI', { estadoUsuario: false });
const RECHAZADA = entidad('GOBERNACIÓN DE BOYACÁ', { usuarioRechazado: true, estadoUsuario: false });
const ACTIVA = entidad('DEPARTAMENTO NACIONAL DE PLANEACIÓN');
const OTRA = entidad('MIGRACIÓN COLOMBIA');

describe('choice of the entity', () => {
  it('shows those that can be entered first, then pending, then inactive and rejected', () => {
    expect(searchEntidades([RECHAZADA, PENDIENTE, OTRA, INACTIVA, ACTIVA], '')).toEqual([
      OTRA,
      ACTIVA,
      PENDIENTE,
      RECHAZADA,
      INACTIVA,
    ]);
  });

  it.each(['nacional', 'NACIONAL', ' Nacional ', 'naciónal'])(
    '[ENT-04] finds by "%s" whatever case and accents, and the found keep their state',
    (texto) => {
      const found = searchEntidades([PENDIENTE, OTRA, ACTIVA], texto);
      expect(found).toEqual([ACTIVA, PENDIENTE]);
      expect(found[1]).toBe(PENDIENTE);
    },
  );

  it('[ENT-04] finds an accented name by a text without accents, and nothing by an unknown text', () => {
    expect(searchEntidades([INACTIVA, OTRA], 'geografico agustin')).toEqual([INACTIVA]);
    expect(searchEntidades([INACTIVA, OTRA], 'xyz')).toEqual([]);
  });
});

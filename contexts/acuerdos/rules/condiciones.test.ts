import { describe, expect, it } from 'vitest';
import {
  type CondicionAcuerdo,
  computeHallazgo,
  type EntidadQuePide,
  isConvenioFaltante,
  listImpedimentos,
  presentGrupo,
} from './condiciones.ts';

const ALCALDIA: EntidadQuePide = { id: 5, tipo: 'publica', ordenId: 2, sectorId: 9, hayConvenio: false };
const EMPRESA: EntidadQuePide = { id: 6, tipo: 'privada', ordenId: null, sectorId: null, hayConvenio: false };

const publica: CondicionAcuerdo = { clase: 'tipo', valores: ['publica'], nombres: ['Pública'] };
const nacional: CondicionAcuerdo = { clase: 'orden', valores: ['1'], nombres: ['Nacional'] };
const salud: CondicionAcuerdo = { clase: 'sector', valores: ['9'], nombres: ['Salud'] };
const nombrada: CondicionAcuerdo = { clase: 'entidad', valores: ['6'], nombres: ['Empresa de Ejemplo'] };
const convenio: CondicionAcuerdo = { clase: 'convenio', valores: [], nombres: [] };

describe('[AREA-05] who may ask for a servicio', () => {
  it.each([
    [[publica], ALCALDIA, 'cumple'],
    [[publica], EMPRESA, 'no-cumple'],
    [[nacional], ALCALDIA, 'no-cumple'],
    [[nacional], EMPRESA, 'no-cumple'],
    [[salud], ALCALDIA, 'cumple'],
    [[nombrada], EMPRESA, 'cumple'],
    [[nombrada], ALCALDIA, 'no-cumple'],
    [[publica, nombrada], EMPRESA, 'cumple'],
    [[convenio], ALCALDIA, 'falta-convenio'],
    [[convenio], { ...ALCALDIA, hayConvenio: true }, 'cumple'],
    [[nacional, convenio], ALCALDIA, 'falta-convenio'],
    [[publica, convenio], ALCALDIA, 'cumple'],
    [[], EMPRESA, 'cumple'],
  ] as const)('any of a group: %#', (grupo, entidad, hallazgo) => {
    expect(computeHallazgo(grupo, entidad)).toBe(hallazgo);
  });

  it('all groups: each that fails is told, in words', () => {
    expect(listImpedimentos([[publica], [nacional, salud], [nombrada]], ALCALDIA)).toEqual([
      'El proveedor pide: Ser Empresa de Ejemplo.',
    ]);
    expect(presentGrupo([publica, convenio])).toBe('Ser de tipo Pública o adjuntar un convenio');
  });

  it('a convenio that can be attached stops nobody from beginning, but the request needs it', () => {
    expect(listImpedimentos([[convenio]], ALCALDIA)).toEqual([]);
    expect(isConvenioFaltante([[convenio]], ALCALDIA)).toBe(true);
    expect(isConvenioFaltante([], ALCALDIA)).toBe(false);
  });

  it.each(['privada', 'ies'] as const)('%s consumes only with a convenio', (tipo) => {
    expect(isConvenioFaltante([], { ...EMPRESA, tipo })).toBe(true);
    expect(isConvenioFaltante([], { ...EMPRESA, tipo, hayConvenio: true })).toBe(false);
  });
});

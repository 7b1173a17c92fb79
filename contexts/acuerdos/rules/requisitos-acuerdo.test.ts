import { describe, expect, it } from 'vitest';
import {
  type CampoPedible,
  computeVolumen,
  type FinalidadPedida,
  isCorriente,
  listRequisitosAcuerdo,
  type PeticionAcuerdo,
} from './requisitos-acuerdo.ts';

const usual: CampoPedible = {
  id: 1,
  nombre: 'Municipio',
  esPersonal: false,
  esPublico: true,
  pideJustificacion: false,
};
const personal: CampoPedible = {
  id: 2,
  nombre: 'Dirección',
  esPersonal: true,
  esPublico: false,
  pideJustificacion: true,
};
const CAMPOS = new Map([usual, personal].map((campo) => [campo.id, campo]));

const finalidad: FinalidadPedida = {
  titulo: 'Asignar cupos',
  norma: 'Ley 2052 de 2020, artículo 3',
  base: null,
  volumenDiario: 100,
  campos: [{ campoId: 1, justificacion: '' }],
};
const completa: PeticionAcuerdo = {
  tipo: 'publica',
  finalidades: [finalidad],
  sistema: 'Cupos',
  responsable: { nombre: 'Ana', cargo: 'Jefe', correo: 'ana@ejemplo.gov.co' },
  faltaConvenio: false,
  impedimentos: [],
};
const list = (change: Partial<PeticionAcuerdo>) => listRequisitosAcuerdo({ ...completa, ...change }, CAMPOS);
const con = (change: Partial<FinalidadPedida>) => list({ finalidades: [{ ...finalidad, ...change }] });

describe('[AREA-05] what a request for an acuerdo lacks', () => {
  it('is nothing where it is complete', () => {
    expect(list({})).toEqual([]);
  });

  it.each([
    [{ finalidades: [] }, 'Agregue al menos una finalidad.'],
    [{ sistema: '' }, 'Escriba el sistema que consultará el servicio.'],
    [
      { responsable: { nombre: 'Ana', cargo: '', correo: 'a@b.co' } },
      'Complete quién responde por el uso de los datos.',
    ],
    [{ faltaConvenio: true }, 'Adjunte el convenio con su número y su fecha.'],
    [{ impedimentos: ['El proveedor pide: X.'] }, 'El proveedor pide: X.'],
  ] as const)('is told one by one: %#', (change, falta) => {
    expect(list(change)).toEqual([falta]);
  });

  it.each([
    [{ titulo: '' }, ['Escriba para qué necesita los datos: falta el título de una finalidad.']],
    [{ norma: '' }, ['Escriba la norma que sustenta «Asignar cupos».']],
    [{ campos: [] }, ['Elija al menos un dato para «Asignar cupos».']],
    [{ volumenDiario: null }, ['Escriba cuántas consultas al día hará para «Asignar cupos».']],
    [
      { campos: [{ campoId: 2, justificacion: 'Notificar.' }] },
      ['Elija la base para tratar los datos personales de «Asignar cupos».'],
    ],
    [
      { base: 'ley', campos: [{ campoId: 2, justificacion: '' }] },
      ['Justifique por qué «Asignar cupos» necesita «Dirección».'],
    ],
    [
      {
        campos: [
          { campoId: 1, justificacion: '' },
          { campoId: 99, justificacion: '' },
        ],
      },
      ['Quite de «Asignar cupos» los datos que el servicio ya no entrega: 1.'],
    ],
  ] as const)('of a purpose: %#', (change, faltas) => {
    expect(con(change)).toEqual(faltas);
  });

  it('who is no public entidad needs no norm for public data, and one for the others', () => {
    const sinNorma = { ...finalidad, norma: '' };
    expect(list({ tipo: 'privada', finalidades: [sinNorma] })).toEqual([]);
    const reservada = {
      ...sinNorma,
      base: 'consentimiento',
      campos: [{ campoId: 2, justificacion: 'Notificar.' }],
    };
    expect(list({ tipo: 'ies', finalidades: [reservada] })).toEqual([
      'Escriba la norma que sustenta «Asignar cupos».',
    ]);
  });

  it('its volume is the sum of its purposes, and it is usual while it asks for no field with a reason', () => {
    expect(computeVolumen([finalidad, { volumenDiario: null }, { volumenDiario: 5 }])).toBe(105);
    expect(isCorriente([finalidad], CAMPOS)).toBe(true);
    const rara = { ...finalidad, campos: [{ campoId: 2, justificacion: 'x' }] };
    expect(isCorriente([finalidad, rara], CAMPOS)).toBe(false);
    expect(isCorriente([{ campos: [{ campoId: 99, justificacion: '' }] }], CAMPOS)).toBe(false);
  });
});

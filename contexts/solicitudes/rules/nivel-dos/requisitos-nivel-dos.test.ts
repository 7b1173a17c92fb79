import { describe, expect, it } from 'vitest';
import { findRechazoDeContrato, listComprobacionesDistintas } from './comprobaciones-distintas.ts';
import { listFaltantesNivelDos } from './faltantes-nivel-dos.ts';
import type { NivelDosEscrito } from './nivel-dos-escrito.ts';
import { findPendientesNivelDos, listRequisitosNivelDos } from './requisitos-nivel-dos.ts';

const campo = (vinculo: string | null, obligatorio = true, diferencia: string | null = null) => ({
  obligatorio,
  vinculo,
  diferencia,
});

const COMPLETA: NivelDosEscrito = {
  servicioVersion: { estado: 'estandarizada' },
  certificado: { estado: 'vigente' },
  tecnologia: 'rest',
  contrato: {},
  contratoSha256: 'a',
  arbol: [
    {
      codigo: 'consultar',
      mensajes: [
        { papel: 'peticion', campos: [campo('/clave')] },
        { papel: 'respuesta', campos: [campo('/dato'), campo(null, false)] },
        { papel: 'error', campos: [] },
      ],
    },
  ],
  mensajes: ['peticion', 'respuesta'].map((papel) => ({
    operacion: 'consultar',
    papel,
    resultado: 'valido',
  })),
  informe: { veredicto: 'con-observaciones', contratoSha256: 'a' },
  constancia: {
    responsable: 'Quien',
    cargo: 'Líder',
    fecha: '2026-11-20',
    documento: null,
    deAprobador: true,
    lectorAprueba: false,
  },
};
const { constancia, arbol } = COMPLETA;

describe('what level 2 asks before it is filed', () => {
  it('[AREA-05] is nothing of a whole one', () => {
    expect(findPendientesNivelDos(COMPLETA)).toEqual([]);
    expect(listFaltantesNivelDos(COMPLETA)).toEqual({ evaluable: [], conforme: [], cumplida: [] });
  });

  it.each([
    ['a suspended certificate', { certificado: { estado: 'suspendido' } }, 'servicio'],
    ['no certificate', { certificado: null }, 'servicio'],
    ['a version that moved on', { servicioVersion: { estado: 'evaluada' } }, 'servicio'],
    ['no technique', { tecnologia: null }, 'contrato'],
    ['a message that is not valid', { mensajes: COMPLETA.mensajes.slice(1) }, 'mensajes'],
    [
      'a report that is not favourable',
      { informe: { veredicto: 'no-favorable', contratoSha256: 'a' } },
      'mensajes',
    ],
    [
      'a report of another contract',
      { informe: { veredicto: 'favorable', contratoSha256: 'b' } },
      'mensajes',
    ],
    ['no report', { informe: null }, 'mensajes'],
    ['a constancia without a day', { constancia: { ...constancia, fecha: null } }, 'aprobacion'],
    [
      'a constancia of nobody who approves',
      { constancia: { ...constancia, deAprobador: false } },
      'aprobacion',
    ],
    [
      'an obligatory field without a place',
      {
        arbol: arbol.map((una) => ({
          ...una,
          mensajes: una.mensajes.map((m) => ({ ...m, campos: m.campos.slice(0, 1).map(() => campo(null)) })),
        })),
      },
      'correspondencia',
    ],
  ] as const)('[AREA-05] is told of %s, at its part of the form', (_que, change, parte) => {
    const pendientes = findPendientesNivelDos({ ...COMPLETA, ...change });
    expect(pendientes.map(({ campo: one }) => one)).toEqual([parte]);
  });

  it.each([
    [false, /^Adjunte el documento de la constancia, o pida que la escriba quien aprueba/],
    [true, /^Como usted aprueba por la entidad/],
  ])('[AREA-05] who reads and approves for it (%s) is asked to write it', (lectorAprueba, mensaje) => {
    const [pendiente] = findPendientesNivelDos({
      ...COMPLETA,
      constancia: { ...constancia, deAprobador: false, lectorAprueba },
    });
    expect(pendiente?.mensaje).toMatch(mensaje);
  });

  it('[AREA-05] is the reason of each difference, once one is declared', () => {
    const declare = (...motivos: (string | null)[]) =>
      listRequisitosNivelDos({
        ...COMPLETA,
        arbol: arbol.map((una) => ({
          ...una,
          mensajes: [
            ...una.mensajes,
            { papel: 'peticion', campos: motivos.map((motivo) => campo('/a', true, motivo)) },
          ],
        })),
      })
        .filter(({ texto }) => texto === 'Motivo de cada diferencia declarada')
        .map(({ parte, mensaje, cumplido }) => [parte, cumplido || mensaje]);
    expect(declare(null)).toEqual([]);
    expect(declare('Solo hay de 9.', null)).toEqual([['correspondencia', true]]);
    expect(declare('Solo hay de 9.', ' ')).toEqual([
      ['correspondencia', 'Escriba el motivo de 1 diferencia declarada, o quítela.'],
    ]);
    expect(declare('', '')).toEqual([
      ['correspondencia', 'Escriba el motivo de 2 diferencias declaradas, o quítelas.'],
    ]);
  });

  it('[AREA-05] is everything of an empty one, in the order of the form', () => {
    const vacia: NivelDosEscrito = {
      servicioVersion: { estado: 'estandarizada' },
      certificado: null,
      tecnologia: null,
      contrato: null,
      contratoSha256: null,
      arbol: [],
      mensajes: [],
      informe: null,
      constancia: {
        responsable: ' ',
        cargo: '',
        fecha: null,
        documento: null,
        deAprobador: false,
        lectorAprueba: false,
      },
    };
    expect(findPendientesNivelDos(vacia)).toHaveLength(listRequisitosNivelDos(vacia).length);
    expect(listFaltantesNivelDos(vacia).evaluable).toEqual([
      'La solicitud no tiene el contrato del servicio.',
    ]);
    expect(listFaltantesNivelDos(vacia).cumplida).toHaveLength(1);
  });
});

describe('two reports of the same bytes', () => {
  const hecha = (codigo: string, estado: string) => ({
    codigo,
    estado,
    titulo: `Título de ${codigo}`,
    hallazgos: [{ encontrado: 'Algo' }],
  });

  it('[AREA-05] are told apart check by check', () => {
    expect(listComprobacionesDistintas(['C-11', 'C-99'], [hecha('C-11', 'impide')])).toEqual([
      { campo: 'C-11', mensaje: 'C-11: Título de C-11. Al aprobar era distinto.' },
      { campo: 'C-99', mensaje: 'C-99: Ya no está en las reglas. Al aprobar era distinto.' },
    ]);
    expect(listComprobacionesDistintas([], []).map(({ campo: one }) => one)).toEqual(['informe']);
  });

  it('[AREA-05] a contract that nobody can read is refused for its reading alone', () => {
    expect(findRechazoDeContrato([hecha('C-01', 'impide')])).toBe('Algo.');
    expect(findRechazoDeContrato([hecha('C-01', 'cumple'), hecha('C-03', 'impide')])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import {
  computeDictamenDelProducto,
  findRechazoDeConcepto,
  findRechazoDeDictamen,
  type ItemDictaminado,
  listFaltantesNivelTres,
  type VerificacionHecha,
} from './verificacion.ts';

const HOY = '2026-11-27';
const item = (codigo: string, change: Partial<ItemDictaminado> = {}): ItemDictaminado => ({
  codigo,
  dimension: 'tecnico',
  verifica: 'operador',
  admiteNoAplica: false,
  impide: true,
  veredicto: 'cumple',
  ...change,
});
const VERIFICADA: VerificacionHecha = {
  certificados: [
    { nivel: 1, estado: 'vigente' },
    { nivel: 2, estado: 'vigente' },
  ],
  servicioVersion: { estado: 'evaluada' },
  items: [
    item('TE-4'),
    item('PL-1', { verifica: 'consultor', veredicto: 'cumple-con-observacion' }),
    item('PL-3', { verifica: 'consultor', veredicto: 'no-aplica', admiteNoAplica: true }),
    item('OG-3', { verifica: 'producto', veredicto: 'no-cumple', impide: false }),
  ],
  concepto: { veredicto: 'favorable' },
  certificadosTls: [{ vence: HOY }, { vence: null }],
};

describe('what a request of level 3 lacks for its steps', () => {
  it('[AREA-05] is nothing where every item is decided and the concept is favourable', () => {
    expect(listFaltantesNivelTres(VERIFICADA, HOY)).toEqual({
      conceptuable: [],
      verificada: [],
      cumplida: [],
    });
  });

  it.each([
    [
      'no concept',
      { concepto: null },
      'verificada',
      'Falta el concepto técnico de la Agencia Nacional Digital.',
    ],
    [
      'an unfavourable one',
      { concepto: { veredicto: 'desfavorable' } },
      'verificada',
      'El concepto técnico es desfavorable; devuelva la solicitud.',
    ],
    [
      'an item of the consultor without a verdict',
      { items: [item('PL-1', { verifica: 'consultor', veredicto: null })] },
      'verificada',
      '1 ítem espera el veredicto del consultor.',
    ],
    [
      'two items that are not met',
      {
        items: [
          item('TE-4', { veredicto: 'no-cumple' }),
          item('SM-1', { verifica: 'producto', veredicto: 'no-cumple' }),
        ],
      },
      'verificada',
      '2 ítems no cumplen; devuelva la solicitud.',
    ],
    [
      'an item of the operator without a verdict',
      { items: [item('TE-4', { veredicto: null })] },
      'conceptuable',
      '1 ítem técnico espera el veredicto del operador.',
    ],
    [
      'a suspended certificate',
      {
        certificados: [
          { nivel: 1, estado: 'vigente' },
          { nivel: 2, estado: 'suspendido' },
        ],
      },
      'cumplida',
      'Los certificados de niveles 1 y 2 de la versión ya no están vigentes.',
    ],
    [
      'a certificate of a server that is over',
      { certificadosTls: [{ vence: '2026-11-26' }] },
      'cumplida',
      '1 certificado de los servidores de seguridad está vencido.',
    ],
  ] as const)('[AREA-05] is told of %s', (_que, change, guarda, texto) => {
    expect(listFaltantesNivelTres({ ...VERIFICADA, ...change }, HOY)[guarda]).toEqual([texto]);
  });
});

describe('what is said of an item', () => {
  it('[AREA-05] by the product is what the levels below and the mesas say', () => {
    const previo = { estado: 'vigente', campos: 11, comprobaciones: null };
    const situacion = {
      servicioVersion: { estado: 'evaluada' },
      certificados: [
        { ...previo, nivel: 1, numero: 'LCI-C1' },
        { ...previo, nivel: 2, numero: 'LCI-C2', comprobaciones: { parte: 19, total: 19 } },
      ],
      compromisosAbiertos: 0,
    };
    for (const [codigo, motivo] of [
      ['OG-3', 'Las mesas del servicio no tienen compromisos abiertos.'],
      ['SM-1', 'LCI-C1: 11 de 11 campos en el lenguaje común.'],
      ['SM-6', 'LCI-C2: informe del banco favorable, 19 de 19 comprobaciones.'],
    ] as const)
      expect(computeDictamenDelProducto(codigo, situacion)).toEqual({ veredicto: 'cumple', motivo });
    expect(computeDictamenDelProducto('OG-3', { ...situacion, compromisosAbiertos: 2 })).toEqual({
      veredicto: 'cumple-con-observacion',
      motivo: 'Las mesas del servicio tienen 2 compromisos abiertos.',
    });
    const sinDos = { ...situacion, certificados: situacion.certificados.slice(0, 1) };
    expect(computeDictamenDelProducto('SM-1', sinDos).veredicto).toBe('cumple');
    expect(computeDictamenDelProducto('TE-2', sinDos)).toEqual({
      veredicto: 'no-cumple',
      motivo: 'La versión no tiene un certificado de nivel 2 vigente.',
    });
  });

  it.each([
    [false, 'cumple', '', undefined],
    [false, null, '', undefined],
    [false, 'no-cumple', '', 'motivo'],
    [false, 'cumple-con-observacion', '', 'motivo'],
    [false, 'no-cumple', 'Falta.', undefined],
    [false, 'no-aplica', 'No hay.', 'veredicto'],
    [true, 'no-aplica', '', 'motivo'],
    [true, 'no-aplica', 'No hay.', undefined],
  ] as const)('[AREA-05] where it admits «no aplica» (%s): %s, «%s» is refused at %s', (...caso) => {
    const [admiteNoAplica, veredicto, motivo, campo] = caso;
    expect(findRechazoDeDictamen({ admiteNoAplica }, { veredicto, motivo })?.campo).toBe(campo);
  });

  it('[AREA-05] no concept is favourable while an item of the operator is not met', () => {
    const items = [item('TE-4', { veredicto: 'no-cumple' }), item('TE-5')];
    expect(findRechazoDeConcepto('favorable', items)).toBe(
      'El concepto no puede ser favorable mientras no se cumpla TE-4.',
    );
    expect(findRechazoDeConcepto('desfavorable', items)).toBeUndefined();
    expect(findRechazoDeConcepto('favorable', items.slice(1))).toBeUndefined();
  });
});

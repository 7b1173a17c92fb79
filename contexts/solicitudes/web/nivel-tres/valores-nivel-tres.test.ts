import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleBorradorNivelTres, sampleNivelTres } from '../../testing/nivel-tres-sample.ts';
import { presentResumen } from './present-respuesta.ts';
import { listRequisitosDeForma } from './requisitos-de-forma.ts';
import { explainNumero, readNumero } from './respuesta-escrita.ts';
import {
  findErroresNivelTres,
  listCambiadasNivelTres,
  NOMBRES_NIVEL_TRES,
  type ParteNivelTresEscrita,
  toCambiosNivelTres,
  toValoresNivelTres,
} from './valores-nivel-tres.ts';

const guardados = toValoresNivelTres(sampleBorradorNivelTres);
const PARTES = Object.keys(NOMBRES_NIVEL_TRES) as ParteNivelTresEscrita[];

describe('the values of the form of level 3', () => {
  it('[AREA-05] have a row for each role and each test, and send those alone that say something', () => {
    expect(guardados.responsables.map(({ papel }) => papel)).toEqual([
      'negocio',
      'datos',
      'tecnico',
      'seguridad',
    ]);
    expect(guardados.pruebas).toHaveLength(10);
    const { responsables, pruebas } = toCambiosNivelTres(guardados, ['responsables', 'pruebas']);
    expect(responsables).toEqual(sampleNivelTres.responsables);
    expect(pruebas?.map(({ codigo }) => codigo)).toEqual(['T-01']);
  });

  it('[AREA-05] go back as they came: what is stored is never a change', () => {
    expect(listCambiadasNivelTres(guardados, toValoresNivelTres(sampleBorradorNivelTres))).toEqual([]);
    const { ans, acuerdo, certificadosTls, observaciones } = toCambiosNivelTres(guardados, PARTES);
    expect(ans).toEqual(sampleNivelTres.ans);
    const { documento, ...escrito } = sampleNivelTres.acuerdo;
    expect(acuerdo).toEqual({ ...escrito, archivoId: documento?.idArchivo });
    expect(certificadosTls?.[0]).toMatchObject({ uso: 'firma', archivoId: null });
    expect(observaciones).toBe('');
  });

  it('[AREA-05] at a glance carry their unit, and what ends as a sentence takes no comma', () => {
    const valores = {
      ...guardados,
      ans: { ...guardados.ans, disponibilidadMensual: '99,5', p95: '2000' },
      arquitectura: { ...guardados.arquitectura, capacidadMensual: '2700000' },
      continuidad: { ...guardados.continuidad, fecha: '2026-07-30' },
      monitoreo: { monitoreo: 'Una sonda cada minuto.', respaldo: 'Una copia diaria.' },
    };
    expect(presentResumen(valores, 'ans')).toBe('Disponible el 99,5 % del mes, p95 de 2.000 ms');
    expect(presentResumen(valores, 'arquitectura')).toBe('2.700.000 peticiones al mes');
    expect(presentResumen(valores, 'continuidad')).toBe('Plan del 30/07/2026');
    expect(presentResumen(valores, 'xroad')).toBe(Object.values(sampleNivelTres.xroad).join('/'));
    expect(presentResumen(valores, 'monitoreo')).toBe('Una sonda cada minuto. Una copia diaria.');
  });

  it('[AREA-05] say what nobody wrote yet as null, and lists without their empty lines', () => {
    const valores = {
      ...guardados,
      acuerdo: { ...guardados.acuerdo, tipo: '' as const, fecha: '', partes: [' Una ', '', 'Otra'] },
      ans: { ...guardados.ans, p95: '', disponibilidadMensual: '99,95' },
    };
    expect(listCambiadasNivelTres(valores, guardados)).toEqual(['acuerdo', 'ans']);
    expect(toCambiosNivelTres(valores, ['acuerdo', 'ans'])).toMatchObject({
      acuerdo: { tipo: null, fecha: null, partes: ['Una', 'Otra'] },
      ans: { p95: null, disponibilidadMensual: 99.95 },
    });
  });

  it.each([
    ['p95', '2.000', 2000],
    ['p95', '2,5', undefined],
    ['tasaError', '0,5', 0.5],
    ['tasaError', '0.5', 0.5],
    ['disponibilidadMensual', '100,1', undefined],
    ['cuotaTotal', '', null],
    ['cuotaTotal', 'muchas', undefined],
  ])('[AREA-05] reads %s «%s» as %s', (campo, texto, numero) => {
    expect(readNumero(campo, texto)).toBe(numero);
    expect(explainNumero(campo, texto) === undefined).toBe(numero !== undefined);
  });

  it('[AREA-05] a number that is none keeps its part from being sent, and no other', () => {
    const valores = { ...guardados, ans: { ...guardados.ans, p95: 'rápido' } };
    expect(findErroresNivelTres(valores)).toEqual({ ans: 'Escriba un número entero, sin decimales.' });
    expect(findErroresNivelTres(guardados)).toEqual({});
  });

  it('[AREA-05] whatever text is written, each part is sent or told, and never both', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (p95, resumen) => {
        const valores = {
          ...guardados,
          ans: { ...guardados.ans, p95 },
          vulnerabilidades: { ...guardados.vulnerabilidades, resumen },
        };
        const isTold = findErroresNivelTres(valores).ans !== undefined;
        const sent = toCambiosNivelTres(valores, ['ans', 'vulnerabilidades']);
        expect(isTold).toBe(readNumero('p95', p95) === undefined);
        if (!isTold) expect([null, 'number']).toContain(sent.ans?.p95 === null ? null : typeof sent.ans?.p95);
        expect(sent.vulnerabilidades?.resumen).toBe(resumen.trim());
      }),
    );
  });

  it('[AREA-05] the form and the server judge the same: what is missing of the sample is what it lacks', () => {
    const faltan = listRequisitosDeForma(sampleBorradorNivelTres, guardados).filter(
      ({ cumplido }) => !cumplido,
    );
    expect(faltan.map(({ parte }) => parte)).toEqual(['organizacional', 'tecnico']);
    expect(faltan[1]?.mensaje).toContain('T-02');
  });
});

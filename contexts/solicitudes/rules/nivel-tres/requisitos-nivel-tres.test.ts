import { describe, expect, it } from 'vitest';
import { PAPELES_RESPONSABLE, PRUEBAS_QA_OBLIGATORIAS } from '../../contract/terms.ts';
import type { FilasNivelTres, NivelTresEscrito } from './nivel-tres-escrito.ts';
import { findPendientesNivelTres, listRequisitosNivelTres } from './requisitos-nivel-tres.ts';

const HOY = '2026-11-27';
const documento = { idArchivo: 'a', nombre: 'a.pdf', tamano: 1 };

const COMPLETA: NivelTresEscrito & FilasNivelTres = {
  servicioVersion: { estado: 'evaluada' },
  certificados: ([1, 2] as const).map((nivel) => ({
    nivel,
    id: nivel,
    numero: 'LCI',
    codigo: 'C',
    estado: 'vigente',
  })),
  datos: { personales: true, sensibles: true },
  normas: [{ tipo: 'ley', numero: '1', fechaExpedicion: '2020-01-01', habilita: 'Todo.', archivoId: 'a' }],
  consumoAbierto: false,
  consumidores: [{}],
  acuerdo: {
    tipo: 'acuerdo',
    numero: '1',
    fecha: '2026-01-01',
    partes: ['Una'],
    vigenciaHasta: HOY,
    documento,
  },
  vinculacion: { numero: '1', fecha: '2026-01-01', vigenciaHasta: null, documento },
  politicaDatos: { url: 'https://ejemplo.gov.co', fecha: '2026-01-01', documento: null },
  aviso: { excepcion: 'De ley.', documento: null },
  aprobacion: { fecha: '2026-01-01', documento },
  procesos: 'Uno.',
  responsables: PAPELES_RESPONSABLE.map((papel) => ({
    papel,
    nombre: 'Quien',
    cargo: 'Cargo',
    correo: 'quien@ejemplo.gov.co',
  })),
  ans: {
    disponibilidadMensual: 99,
    p95: 2000,
    tasaError: 0,
    horario: '24×7',
    soporteRespuestaHoras: 4,
    soporteSolucionHoras: 16,
    capacidadDiaria: 0,
  },
  soporte: { canal: 'Correo', horario: '8 a 17', respuestaHoras: 4 },
  continuidad: { fecha: '2024-11-27', documento },
  arquitectura: { capacidadMensual: 0, documento },
  servidores: [{ ambiente: 'qa', direccion: 'qa.ejemplo.gov.co', version: '7' }],
  certificadosTls: (['firma', 'autenticacion'] as const).map((uso) => ({
    uso,
    emisor: 'Una',
    serie: '1',
    vence: HOY,
    documento: null,
  })),
  xroad: {
    instancia: 'CO-QA',
    claseMiembro: 'GOB',
    codigoMiembro: 'E',
    subsistema: 'S',
    codigoServicio: 'c',
    versionServicio: 'v1',
  },
  pruebas: PRUEBAS_QA_OBLIGATORIAS.map((codigo) => ({
    codigo,
    fecha: '2026-11-01',
    operador: 'Equipo',
    resultado: 'superada',
    documento,
  })),
  vulnerabilidades: { fecha: '2025-11-27', resumen: 'Nada.', documento },
  monitoreo: { monitoreo: 'Sí.', respaldo: 'Sí.' },
  consumo: { politica: 'manual', diasRespuesta: 10 },
};

type Cambio = Partial<NivelTresEscrito & FilasNivelTres>;
const { acuerdo, pruebas, consumo } = COMPLETA;

/** What is missing of it, the place of the form it belongs to. */
const FALTAS: readonly (readonly [que: string, cambio: Cambio, campo: string])[] = [
  ['a version that is suspended', { servicioVersion: { estado: 'suspendida' } }, 'servicio'],
  ['a certificate of one level alone', { certificados: COMPLETA.certificados.slice(1) }, 'servicio'],
  ['no norma', { normas: [] }, 'politico-legal.normas'],
  [
    'an agreement that is over',
    { acuerdo: { ...acuerdo, vigenciaHasta: '2026-11-26' } },
    'politico-legal.acuerdo',
  ],
  ['an agreement of nobody', { acuerdo: { ...acuerdo, partes: [' '] } }, 'politico-legal.acuerdo'],
  [
    'personal data without a policy',
    { politicaDatos: { url: '', fecha: '2026-01-01', documento: null } },
    'politico-legal.politicaDatos',
  ],
  ['sensitive data without notice', { aviso: { excepcion: '', documento: null } }, 'politico-legal.aviso'],
  ['no approval', { aprobacion: { fecha: null, documento } }, 'politico-legal.aprobacion'],
  ['nobody who reads it', { consumidores: [] }, 'organizacional.consumidores'],
  ['three who answer', { responsables: COMPLETA.responsables.slice(1) }, 'organizacional.responsables'],
  ['a promise without a value', { ans: { ...COMPLETA.ans, p95: null } }, 'organizacional.ans'],
  [
    'a plan of too long ago',
    { continuidad: { fecha: '2024-11-26', documento } },
    'organizacional.continuidad',
  ],
  ['a plan of tomorrow', { continuidad: { fecha: '2026-11-28', documento } }, 'organizacional.continuidad'],
  [
    'no server in QA',
    { servidores: [{ ambiente: 'produccion', direccion: 'x', version: '7' }] },
    'tecnico.servidores',
  ],
  [
    'a certificate that is over',
    { certificadosTls: COMPLETA.certificadosTls.map((uno) => ({ ...uno, vence: '2026-11-26' })) },
    'tecnico.certificadosTls',
  ],
  ['an identifier less', { xroad: { ...COMPLETA.xroad, subsistema: '' } }, 'tecnico.xroad'],
  ['a test that was not passed', { pruebas: pruebas.slice(1) }, 'tecnico.pruebas'],
  [
    'tests without evidence',
    { pruebas: pruebas.map((una) => ({ ...una, documento: null })) },
    'tecnico.pruebas',
  ],
  [
    'an analysis of too long ago',
    { vulnerabilidades: { ...COMPLETA.vulnerabilidades, fecha: '2025-11-26' } },
    'tecnico.vulnerabilidades',
  ],
  ['no term to answer', { consumo: { ...consumo, diasRespuesta: null } }, 'consumo.politica'],
];

describe('what level 3 asks before it is filed', () => {
  it('[AREA-05] is nothing of a whole one', () => {
    expect(findPendientesNivelTres(COMPLETA, HOY)).toEqual([]);
  });

  it.each(FALTAS)('[AREA-05] is told of %s, at its place of the form', (_que, cambio, lugar) => {
    expect(findPendientesNivelTres({ ...COMPLETA, ...cambio }, HOY).map(({ campo }) => campo)).toEqual([
      lugar,
    ]);
  });

  it('[AREA-05] is no policy and no notice where no field is personal', () => {
    const sinDatos = {
      ...COMPLETA,
      datos: { personales: false, sensibles: false },
      politicaDatos: { url: '', fecha: null, documento: null },
      aviso: { excepcion: '', documento: null },
    };
    expect(findPendientesNivelTres(sinDatos, HOY)).toEqual([]);
    expect(
      listRequisitosNivelTres(COMPLETA, HOY).length - listRequisitosNivelTres(sinDatos, HOY).length,
    ).toBe(2);
  });

  it('[AREA-05] names the tests that are not passed', () => {
    const [pendiente] = findPendientesNivelTres({ ...COMPLETA, pruebas: pruebas.slice(2) }, HOY);
    expect(pendiente?.mensaje).toBe('Escriba la fecha, el operador y el resultado superado de T-01, T-02.');
  });
});

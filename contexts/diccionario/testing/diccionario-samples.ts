import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
import { createDetalle } from '@marco/elementos-de-dato/testing/samples';
import type { EntradaDiccionario, FacetasDiccionario } from '../contract/index.ts';

const OID_DETAILS = [
  { oid: '2', nombre: 'joint-iso-itu-t' },
  { oid: '2.999', nombre: 'example' },
  { oid: '2.999.170', nombre: 'Colombia' },
];

/** An entry of the dictionary as the search answers it. */
export function createEntrada(changes: Partial<EntradaDiccionario> = {}): EntradaDiccionario {
  return {
    versionId: 7,
    identificador: 'numIdentificacion',
    nombre: 'Número de identificación',
    definicion: 'Número que la autoridad asigna a un documento de identidad.',
    clase: 'simple',
    capa: { codigo: 'Comun', nombre: 'Común' },
    dominio: { codigo: 'Personal', nombre: 'Personal' },
    version: '2.0',
    estado: 'incorporado',
    oid: '2.999.170',
    elementoId: 7,
    oidDetails: OID_DETAILS,
    esUnico: true,
    ...changes,
  };
}

export function createFacetasDiccionario(changes: Partial<FacetasDiccionario> = {}): FacetasDiccionario {
  return {
    estado: [],
    capa: [],
    dominio: [],
    clase: [],
    tipoDato: [],
    entidad: [],
    sector: [],
    estandar: [],
    ...changes,
  };
}

/** A simple element in force, whole, as visitors read it. */
export function createIncorporado(changes: Partial<DetalleElemento> = {}): DetalleElemento {
  return createDetalle({
    elementoId: 3,
    versionId: 7,
    version: 1,
    numero: '2.0',
    mayor: 2,
    estado: 'incorporado',
    identificador: 'numIdentificacion',
    nombre: 'Número de identificación',
    capa: {
      id: 1,
      codigo: 'Comun',
      tipo: 'comun',
      nombre: 'Común',
      carpeta: 'Comun',
      prefijo: 'com',
      espacioNombres: 'https://ejemplo.gov.co/comun',
    },
    dominio: { id: 1, codigo: 'Personal', nombre: 'Personal' },
    oid: '2.999.170',
    oidElemento: '2.999',
    oidDetails: OID_DETAILS,
    definicion: 'Número que la autoridad asigna a un documento de identidad.',
    usos: 'Consultas por documento.',
    palabrasClave: ['documento'],
    ejemplos: ['1032456789'],
    entidadResponsable: { id: 4, nombre: 'REGISTRADURÍA NACIONAL', sigla: 'RNEC' },
    clasificacionInformacion: 'clasificada',
    datoPersonal: 'semiprivado',
    longitudMinima: 3,
    longitudMaxima: 20,
    patron: '[0-9A-Z]{3,20}',
    nombres: [{ tipo: 'sinonimo', nombre: 'cédula', entidad: null }],
    identificadores: [{ sistema: 'SUIT', valor: 'ED-0024' }],
    fuentes: [
      { tipo: 'ley', nombre: 'Ley 39 de 1961', url: 'https://ejemplo.gov.co/ley', edicion: '', fecha: null },
    ],
    autor: null,
    fechaCreacion: '2026-01-01T00:00:00.000Z',
    fechaModificacion: '2026-01-01T00:00:00.000Z',
    rigeDesde: '2025-04-21T15:00:00.000Z',
    versiones: [
      {
        id: 7,
        numero: '2.0',
        oid: '2.999.170',
        estado: 'incorporado',
        resumenCambio: 'Admite letras.',
        rigeDesde: '2025-04-21T15:00:00.000Z',
        rigeHasta: null,
      },
      {
        id: 6,
        numero: '1.0',
        oid: '2.999.169',
        estado: 'historico',
        resumenCambio: '',
        rigeDesde: '2020-01-01T15:00:00.000Z',
        rigeHasta: '2025-04-21T15:00:00.000Z',
      },
    ],
    ...changes,
  });
}

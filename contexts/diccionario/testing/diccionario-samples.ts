import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
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
    ...{ estado: [], capa: [], dominio: [], clase: [], tipoDato: [], entidad: [], sector: [], estandar: [] },
    ...changes,
  };
}

/** A simple element whole, as visitors read it. */
export function createDetalle(changes: Partial<DetalleElemento> = {}): DetalleElemento {
  return {
    ...{ elementoId: 3, versionId: 7, version: 1, numero: '2.0', mayor: 2, menor: 0, estado: 'incorporado' },
    ...{
      identificador: 'numIdentificacion',
      nombre: 'Número de identificación',
      tipo: 'simple',
      clase: 'dato',
    },
    capa: {
      ...{ id: 1, codigo: 'Comun', tipo: 'comun', nombre: 'Común', carpeta: 'Comun', prefijo: 'com' },
      espacioNombres: 'https://ejemplo.gov.co/comun',
    },
    dominio: { id: 1, codigo: 'Personal', nombre: 'Personal' },
    ...{ oid: '2.999.170', oidElemento: '2.999', oidDetails: OID_DETAILS },
    definicion: 'Número que la autoridad asigna a un documento de identidad.',
    ...{
      notas: '',
      usos: 'Consultas por documento.',
      palabrasClave: ['documento'],
      ejemplos: ['1032456789'],
    },
    entidadResponsable: { id: 4, nombre: 'REGISTRADURÍA NACIONAL', sigla: 'RNEC' },
    ...{ clasificacionInformacion: 'clasificada', datoPersonal: 'semiprivado', tipoDato: 'cadena' },
    ...{ longitudMinima: 3, longitudMaxima: 20, totalDigitos: null, decimales: null, valorMinimo: null },
    ...{ valorMaximo: null, patron: '[0-9A-Z]{3,20}', unidadMedida: null, fuenteLista: null },
    fuenteListaEdicion: null,
    valores: { total: 0, primeros: [] },
    ...{ modelo: null, esAbstracto: false, base: null, componentes: [] },
    nombres: [{ tipo: 'sinonimo', nombre: 'cédula', entidad: null }],
    identificadores: [{ sistema: 'SUIT', valor: 'ED-0024' }],
    fuentes: [
      { tipo: 'ley', nombre: 'Ley 39 de 1961', url: 'https://ejemplo.gov.co/ley', edicion: '', fecha: null },
    ],
    normas: [],
    estandares: [],
    archivos: [],
    relaciones: [],
    relacionesDerivadas: [],
    reglas: [],
    ...{ resumenCambio: '', autor: null, revisor: null, aprobador: null, incorporadoPor: null },
    ...{ fechaCreacion: '2026-01-01T00:00:00.000Z', fechaModificacion: '2026-01-01T00:00:00.000Z' },
    ...{
      rigeDesde: '2025-04-21T15:00:00.000Z',
      rigeHasta: null,
      motivoCaducidad: null,
      reemplazadoPor: null,
      caducidad: null,
    },
    versiones: [
      {
        ...{ id: 7, numero: '2.0', oid: '2.999.170', estado: 'incorporado', resumenCambio: 'Admite letras.' },
        ...{ rigeDesde: '2025-04-21T15:00:00.000Z', rigeHasta: null },
      },
      {
        ...{ id: 6, numero: '1.0', oid: '2.999.169', estado: 'historico', resumenCambio: '' },
        ...{ rigeDesde: '2020-01-01T15:00:00.000Z', rigeHasta: '2025-04-21T15:00:00.000Z' },
      },
    ],
    ...changes,
  };
}

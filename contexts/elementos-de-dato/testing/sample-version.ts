import type { VersionComparable } from '../rules/comparacion/campos.ts';

/** A version that says nothing but its names, to put something into. */
export const sampleVersion: VersionComparable = {
  ...{ elementoId: 1, versionId: 1, version: 1, numero: '1.0', mayor: 1, menor: 0, estado: 'incorporado' },
  ...{ identificador: 'prueba', nombre: 'Prueba', tipo: 'simple', clase: 'dato' },
  ...{ oid: '2.999.1.1', oidElemento: '2.999.1', oidDetails: [], definicion: '', notas: '', usos: '' },
  ...{ palabrasClave: [], ejemplos: [], entidadResponsable: null },
  ...{ clasificacionInformacion: 'publica', datoPersonal: 'no', tipoDato: 'cadena' },
  ...{ longitudMinima: null, longitudMaxima: null, totalDigitos: null, decimales: null },
  ...{ valorMinimo: null, valorMaximo: null, patron: null, unidadMedida: null },
  ...{
    fuenteLista: null,
    fuenteListaEdicion: null,
    valores: [],
    modelo: null,
    esAbstracto: false,
    base: null,
  },
  ...{
    componentes: [],
    nombres: [],
    identificadores: [],
    fuentes: [],
    normas: [],
    estandares: [],
    archivos: [],
  },
  ...{ relaciones: [], relacionesDerivadas: [], reglas: [], resumenCambio: '', autor: null, revisor: null },
  ...{ aprobador: null, incorporadoPor: null, fechaCreacion: '', fechaModificacion: '', rigeDesde: null },
  ...{ rigeHasta: null, motivoCaducidad: null, reemplazadoPor: null, versiones: [] },
};

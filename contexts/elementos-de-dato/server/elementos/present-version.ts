import type { DetalleElemento } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import type {
  ClaseElemento,
  ClasificacionInformacion,
  DatoPersonal,
  EstadoVersion,
  Modelo,
  TipoDato,
  TipoElemento,
} from '../../contract/terms.ts';
import type { VersionRow } from './version-row.queries.ts';

/** The columns of a version by their wire names, without what other tables say of it. */
export function presentVersion(row: VersionRow) {
  return {
    elementoId: row.elemento_id,
    versionId: row.id,
    version: row.version,
    numero: formatNumero(row),
    mayor: row.mayor,
    menor: row.menor,
    estado: row.estado as EstadoVersion,
    identificador: row.identificador,
    nombre: row.nombre,
    tipo: row.tipo as TipoElemento,
    clase: row.clase as ClaseElemento,
    capa: {
      id: row.capa_id,
      codigo: row.capa_codigo,
      tipo: row.capa_tipo as DetalleElemento['capa']['tipo'],
      nombre: row.capa_nombre ?? row.capa_codigo,
      carpeta: row.capa_carpeta,
      prefijo: row.capa_prefijo ?? '',
      espacioNombres: row.capa_espacio ?? '',
    },
    dominio: { id: row.dominio_id, codigo: row.dominio_codigo, nombre: row.dominio_nombre },
    oid: row.oid,
    oidElemento: row.oid_elemento,
    definicion: row.definicion,
    notas: row.notas,
    usos: row.usos,
    palabrasClave: row.palabras_clave,
    ejemplos: row.ejemplos,
    entidadResponsable:
      row.entidad_responsable_id === null
        ? null
        : { id: row.entidad_responsable_id, nombre: row.responsable ?? '', sigla: row.responsable_sigla },
    clasificacionInformacion: row.clasificacion_informacion as ClasificacionInformacion,
    datoPersonal: row.dato_personal as DatoPersonal,
    ...presentEstructura(row),
    modelo: row.modelo as Modelo | null,
    esAbstracto: row.es_abstracto,
    resumenCambio: row.resumen_cambio,
    autor: row.autor || null,
    revisor: row.revisor || null,
    aprobador: row.aprobador || null,
    incorporadoPor: row.incorporador || null,
    fechaCreacion: row.created_at.toISOString(),
    fechaModificacion: row.updated_at.toISOString(),
    rigeDesde: row.rige_desde?.toISOString() ?? null,
    rigeHasta: row.rige_hasta?.toISOString() ?? null,
    motivoCaducidad: row.motivo_caducidad,
  };
}

function presentEstructura(row: VersionRow) {
  return {
    tipoDato: row.tipo_dato as TipoDato | null,
    longitudMinima: row.longitud_minima,
    longitudMaxima: row.longitud_maxima,
    totalDigitos: row.total_digitos,
    decimales: row.decimales,
    valorMinimo: row.valor_minimo,
    valorMaximo: row.valor_maximo,
    patron: row.patron,
    unidadMedida: row.unidad_medida,
    fuenteLista: row.fuente_lista,
    fuenteListaEdicion: row.fecha_fuente_lista,
  };
}

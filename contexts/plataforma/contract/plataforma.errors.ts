import { defineErrors } from '@marco/contract-kit';
import { LIMITES_CATALOGO } from './catalogo.terms.ts';
import { LIMITES_CONTRATO_PRODUCCION } from './contratos.terms.ts';
import { DIAS_DE_MENSAJES, LIMITES_OPERACION } from './terms.ts';

const MIB = 1024 * 1024;

/** Refusals of the exchange platform. */
export const plataformaErrors = defineErrors({
  IMPORTACION_NO_EXISTE: {
    status: 404,
    mensaje: 'La importación no existe. Vuelva a la lista y ábrala de nuevo.',
  },
  IMPORTACION_ABIERTA: {
    status: 409,
    mensaje:
      'El ambiente ya tiene una importación sin terminar. Aplíquela o descártela antes de empezar otra.',
  },
  ARCHIVO_DE_OPERACION_PESADO: {
    status: 413,
    mensaje: `El archivo pesa más de ${LIMITES_OPERACION.archivo / 1024 / MIB} GB, que es lo máximo. Divídalo por días e importe cada parte.`,
  },
  IMPORTACION_NO_RECIBE: {
    status: 409,
    mensaje: 'La importación ya recibió su archivo completo o se descartó: no recibe más partes.',
  },
  PARTE_FUERA_DE_LUGAR: {
    status: 409,
    mensaje: 'La parte no sigue a lo que ya se recibió. Continúe desde el byte que indica la importación.',
  },
  PARTE_AUSENTE: {
    status: 400,
    mensaje: 'Envíe la parte del archivo en un formulario, en el campo «parte».',
  },
  PARTE_PESADA: {
    status: 413,
    mensaje: `La parte pesa más de ${LIMITES_OPERACION.parte / MIB} MB, o de ${LIMITES_OPERACION.parteAbierta / MIB} MB al descomprimirla. Envíe partes más cortas.`,
  },
  PARTE_SOBRANTE: {
    status: 422,
    mensaje:
      'Llegaron más bytes de los que se anunciaron para el archivo. Descarte la importación y empiece otra.',
  },
  ARCHIVO_INCOMPLETO: {
    status: 422,
    mensaje: 'El archivo es más corto de lo que se anunció. Lo recibido se conserva: envíe lo que falta.',
  },
  PARTE_ILEGIBLE: {
    status: 422,
    mensaje: 'La parte no se pudo descomprimir. Envíela de nuevo.',
  },
  ARCHIVO_SIN_OPERACION: {
    status: 422,
    mensaje:
      'El archivo no es de monitoreo operacional: se espera un registro en JSON por línea, o la respuesta del protocolo con sus «records».',
  },
  REGISTRO_LARGO: {
    status: 422,
    mensaje: `Un registro pesa más de ${LIMITES_OPERACION.registro / 1024} kB. Revise el archivo: un registro del protocolo pesa mucho menos.`,
  },
  ARCHIVO_CORTADO: {
    status: 422,
    mensaje:
      'El archivo termina a la mitad de un registro. Lo recibido hasta el registro anterior se conserva: envíe lo que falta.',
  },
  ARCHIVO_DE_OTRA_INSTANCIA: {
    status: 422,
    mensaje: 'Ningún registro es de la instancia del ambiente. Revise el ambiente que eligió.',
  },
  DEMASIADOS_SERVICIOS_NUEVOS: {
    status: 422,
    mensaje: `El archivo nombra más de ${LIMITES_OPERACION.nuevos} servicios o clientes que no se conocían. Revíselo antes de importarlo.`,
  },
  PASO_NO_PERMITIDO: {
    status: 409,
    mensaje: 'La importación no está en un estado que permita esa acción.',
  },
  CATALOGO_CON_PROBLEMAS: {
    status: 422,
    mensaje: 'El archivo de la instancia tiene problemas y no cambia nada. Corríjalos y envíelo de nuevo.',
  },
  CATALOGO_PESADO: {
    status: 413,
    mensaje: `El archivo pesa más de ${LIMITES_CATALOGO.bytes / MIB} MB, que es lo máximo.`,
  },
  REVISION_DISTINTA: {
    status: 409,
    mensaje: 'Lo registrado cambió desde la revisión. Revise el archivo de nuevo antes de aplicarlo.',
  },
  CONTRATO_AUSENTE_XROAD: {
    status: 400,
    mensaje: 'Envíe el contrato en un formulario, en el campo «contrato».',
  },
  CONTRATO_PESADO_XROAD: {
    status: 413,
    mensaje: `El contrato pesa más de ${LIMITES_CONTRATO_PRODUCCION.bytes / 1_000_000} MB, que es lo máximo.`,
  },
  CONTRATO_ILEGIBLE_XROAD: {
    status: 422,
    mensaje: 'El archivo no es un contrato OpenAPI o WSDL que se pueda leer.',
  },
  CONTRATO_DEMORADO: {
    status: 422,
    mensaje: 'Los contratos son demasiado extensos para compararlos en el tiempo previsto.',
  },
  CONTRATO_CERTIFICADO_AUSENTE: {
    status: 409,
    mensaje: 'El servicio no tiene un contrato certificado con el cual comparar.',
  },
  SERVICIO_SIN_REGISTRAR: {
    status: 409,
    mensaje: 'Registre primero el servicio del directorio al que corresponde.',
  },
  SERVICIO_DE_PLATAFORMA_NO_EXISTE: {
    status: 404,
    mensaje: 'El servicio no existe en la plataforma. Vuelva a la lista y ábralo de nuevo.',
  },
  SERVICIO_DEL_DIRECTORIO_NO_EXISTE: {
    status: 422,
    mensaje: 'El servicio del directorio que eligió no existe.',
  },
  ANOMALIA_NO_EXISTE: {
    status: 404,
    mensaje: `La anomalía no existe. Una hora se puede calcular de nuevo durante ${DIAS_DE_MENSAJES} días.`,
  },
  TAREA_NO_EXISTE: {
    status: 404,
    mensaje: 'La tarea no existe. Vuelva a la lista y ábrala de nuevo.',
  },
  VENTANA_NO_EXISTE: { status: 404, mensaje: 'La ventana no existe, o ya se retiró.' },
  VENTANA_AJENA: {
    status: 403,
    mensaje: 'Solo la entidad que ofrece el servicio anuncia sus ventanas de mantenimiento.',
  },
  VENTANA_NO_PERMITIDA: { status: 409, mensaje: 'La ventana no admite este cambio.' },
  PASO_DE_TAREA_NO_PERMITIDO: { status: 409, mensaje: 'La tarea no admite esta acción ahora.' },
  PUBLICACION_NO_PERMITIDA: { status: 409, mensaje: 'La versión no se puede publicar todavía.' },
  TAREA_SIN_REGISTRO: {
    status: 409,
    mensaje: 'La tarea no es de registrar un servicio: no hay identificadores que anotar en ella.',
  },
  SERVICIO_DE_OTRO: {
    status: 409,
    mensaje:
      'Esos identificadores ya son de otro servicio del directorio. Revíselos, o corrija el otro en los servicios de la plataforma.',
  },
});

import { defineErrors } from '@marco/contract-kit';
import { LIMITES_PENDIENTES, MENSAJES_CARGA } from './terms.ts';

export const archivosErrors = defineErrors({
  FORMULARIO_REQUERIDO: {
    status: 415,
    mensaje: 'Envíe el archivo en un formulario (multipart/form-data).',
  },
  FORMULARIO_INCOMPLETO: { status: 400, mensaje: 'El archivo no llegó completo. Envíelo de nuevo.' },
  ARCHIVO_AUSENTE: { status: 400, mensaje: 'El formulario no trae ningún archivo.' },
  ARCHIVOS_EXCEDIDOS: { status: 422, mensaje: MENSAJES_CARGA.variosArchivos },
  ARCHIVO_NO_PERMITIDO: { status: 415, mensaje: MENSAJES_CARGA.noPermitido },
  ARCHIVO_PESADO: { status: 413, mensaje: MENSAJES_CARGA.pesado },
  CARGAS_PENDIENTES: {
    status: 429,
    mensaje: `Usted tiene demasiados archivos cargados que todavía no guardó en ningún registro (máximo ${LIMITES_PENDIENTES.archivos} archivos o ${Math.floor(LIMITES_PENDIENTES.bytes / 1_000_000)} MB). Guarde el registro o quite los que no necesita; los demás se eliminan solos en un día.`,
  },
  ANTIVIRUS_SIN_RESPUESTA: {
    status: 503,
    mensaje: 'El antivirus no pudo revisar el archivo. Intente de nuevo en unos minutos.',
  },
  CARGA_NO_PERMITIDA: { status: 403, mensaje: 'Usted no puede cargar archivos de esta clase.' },
  ARCHIVO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'El archivo no existe o usted no tiene permiso para usarlo.',
  },
  ARCHIVO_ADJUNTO: {
    status: 409,
    mensaje: 'El archivo hace parte de un registro. Quítelo desde el registro.',
  },
  CONTENIDO_AUSENTE: {
    status: 404,
    mensaje: 'El contenido del archivo no está disponible. Escriba a soporte.',
  },
});

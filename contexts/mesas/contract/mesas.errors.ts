import { presentMaximoExcedido } from '@marco/archivos/terms';
import { defineErrors } from '@marco/contract-kit';
import { LIMITES_BUSQUEDA_NOMBRADA, LIMITES_REUNION, MAXIMO_DOCUMENTOS_REUNION } from './terms.ts';

export const mesasErrors = defineErrors({
  MESA_NO_ENCONTRADA: { status: 404, mensaje: 'La mesa de interoperabilidad que busca no existe.' },
  REUNION_NO_ENCONTRADA: { status: 404, mensaje: 'La reunión de avance que busca no existe.' },
  MESA_NOMBRE_REPETIDO: { status: 409, mensaje: 'Ya existe una mesa con ese nombre.' },
  MESA_CERRADA: { status: 409, mensaje: 'La mesa está cerrada y es de solo lectura.' },
  MESA_ACCION_NO_PERMITIDA: { status: 403, mensaje: 'Usted no puede hacer este cambio en la mesa.' },
  HISTORIAL_RESERVADO: { status: 404, mensaje: 'El historial de esta mesa no está disponible para usted.' },
  CONVERSACION_RESERVADA: {
    status: 404,
    mensaje: 'La conversación de esta mesa no está disponible para usted.',
  },
  COMENTARIO_NO_ENCONTRADO: { status: 404, mensaje: 'El comentario que busca no existe.' },
  COMENTARIO_BLOQUEADO: { status: 403, mensaje: 'Usted no puede cambiar este comentario.' },
  DOCUMENTOS_BLOQUEADOS: {
    status: 403,
    mensaje: 'No es posible cambiar los documentos de esta reunión.',
  },
  DOCUMENTOS_EXCEDIDOS: {
    status: 422,
    mensaje: presentMaximoExcedido(MAXIMO_DOCUMENTOS_REUNION),
  },
  PARTICIPANTE_NO_ENCONTRADO: { status: 404, mensaje: 'Esa entidad no participa en la mesa.' },
  PARTICIPANTE_LIDER: {
    status: 409,
    mensaje:
      'Es la entidad líder de la mesa. Para cambiar su rol o retirarla, elija antes otra entidad líder.',
  },
  REUNION_ACCION_NO_PERMITIDA: {
    status: 409,
    mensaje: 'La reunión no permite esta acción ahora.',
  },
  DECISION_CAMBIADA: {
    status: 409,
    mensaje: 'Otra persona cambió o quitó la decisión. Revise su texto antes de quitarla.',
  },
  DECISIONES_EXCEDIDAS: {
    status: 422,
    mensaje: `Una reunión tiene máximo ${LIMITES_REUNION.decisiones} decisiones.`,
  },
  MESA_CON_COMPROMISOS: {
    status: 409,
    mensaje: 'La mesa tiene compromisos abiertos. Ciérrelos antes de cerrar la mesa.',
  },
  COMPROMISO_NO_ENCONTRADO: { status: 404, mensaje: 'El compromiso que busca no existe.' },
  COMPROMISO_BLOQUEADO: { status: 403, mensaje: 'Usted no puede hacer este cambio en el compromiso.' },
  RECORDATORIO_NO_PERMITIDO: { status: 409, mensaje: 'No es posible recordar ahora.' },
  BUSQUEDA_NO_ENCONTRADA: { status: 404, mensaje: 'Esa búsqueda guardada no existe.' },
  BUSQUEDA_REPETIDA: { status: 409, mensaje: 'Ya guardó una búsqueda con ese nombre.' },
  BUSQUEDAS_EXCEDIDAS: {
    status: 409,
    mensaje: `Ya guardó ${LIMITES_BUSQUEDA_NOMBRADA.cantidad} búsquedas, que es el máximo. Elimine una para guardar otra.`,
  },
  CALENDARIO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'Esta dirección de calendario no existe o fue reemplazada por otra.',
  },
  SERVICIO_NO_VINCULADO: { status: 404, mensaje: 'Ese servicio no está vinculado a la mesa.' },
});

import { presentMaximoExcedido } from '@marco/archivos/terms';
import { defineErrors } from '@marco/contract-kit';
import { MAXIMO_DOCUMENTOS_REUNION } from './terms.ts';

export const mesasErrors = defineErrors({
  MESA_NO_ENCONTRADA: { status: 404, mensaje: 'La mesa de interoperabilidad que busca no existe.' },
  REUNION_NO_ENCONTRADA: { status: 404, mensaje: 'La reunión de avance que busca no existe.' },
  DOCUMENTOS_BLOQUEADOS: {
    status: 403,
    mensaje: 'No es posible cambiar los documentos de esta reunión.',
  },
  DOCUMENTOS_EXCEDIDOS: {
    status: 422,
    mensaje: presentMaximoExcedido(MAXIMO_DOCUMENTOS_REUNION),
  },
});

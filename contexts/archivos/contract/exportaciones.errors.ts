import { defineErrors } from '@marco/contract-kit';
import { MAXIMO_EXPORTACIONES_ABIERTAS } from './exportaciones.terms.ts';

export const exportacionesErrors = defineErrors({
  TABLA_EXCEDIDA: {
    status: 422,
    mensaje:
      'La tabla tiene más de 1.048.575 filas, las que caben en un archivo de Excel. Use filtros y descargue por partes.',
  },
  EXPORTACIONES_ABIERTAS: {
    status: 409,
    mensaje: `Usted ya tiene ${MAXIMO_EXPORTACIONES_ABIERTAS} exportaciones en curso. Espere a que terminen o cancele alguna.`,
  },
  EXPORTACION_NO_ENCONTRADA: {
    status: 404,
    mensaje: 'La exportación no existe o usted no tiene permiso para usarla.',
  },
  EXPORTACION_NO_LISTA: { status: 409, mensaje: 'El archivo todavía no está listo.' },
  EXPORTACION_VENCIDA: {
    status: 404,
    mensaje: 'El archivo venció y se eliminó. Descargue la tabla de nuevo.',
  },
  EXPORTACION_AUSENTE: {
    status: 404,
    mensaje:
      'El archivo de la exportación no está donde se guardó. Descargue la tabla de nuevo; si continúa, escriba a soporte.',
  },
  EXPORTACION_TERMINADA: { status: 409, mensaje: 'La exportación ya terminó.' },
  EXPORTACION_NO_FALLIDA: { status: 409, mensaje: 'Solo se reintenta una exportación que falló.' },
});

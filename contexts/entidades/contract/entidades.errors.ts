import { defineErrors } from '@marco/contract-kit';

/** Refusals about entities. The outcomes of finderNIT and finderIESNIT are answers, not refusals. */
export const entidadesErrors = defineErrors({
  ENTIDAD_NO_ENCONTRADA: {
    status: 404,
    mensaje: 'No hay una entidad activa con ese NIT y número de verificación.',
  },
  ENTIDAD_INEXISTENTE: { status: 404, mensaje: 'La entidad que busca no existe.' },
  ENTIDAD_INACTIVA: { status: 409, mensaje: 'Esta entidad está inactiva. Escriba a soporte para activarla.' },
  ENTIDAD_NIT_REPETIDO: { status: 409, mensaje: 'Ya existe una entidad de este tipo con ese NIT.' },
  ENTIDAD_SIGLA_REPETIDA: { status: 409, mensaje: 'Otra entidad ya tiene esa sigla.' },
  ENTIDAD_XROAD_REPETIDO: {
    status: 409,
    mensaje: 'Otra entidad ya tiene ese código de miembro de X-Road.',
  },
  ENTIDAD_ESTADO_IGUAL: { status: 409, mensaje: 'La entidad ya está en ese estado.' },
  ENTIDAD_CONTACTO_POR_COMPLETAR: {
    status: 409,
    mensaje: 'Los datos de contacto de la entidad no se pueden confirmar ahora.',
  },
  ENTIDAD_ACCION_NO_PERMITIDA: { status: 403, mensaje: 'Usted no puede hacer este cambio en la entidad.' },
});

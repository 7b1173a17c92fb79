import { defineErrors } from '@marco/contract-kit';

/** Refusals of the administration of roles; the reasons of a rule travel in `detalles`. */
export const rolesErrors = defineErrors({
  ROL_NO_EXISTE: { status: 404, mensaje: 'El rol que busca no existe.' },
  PARTE_NO_EXISTE: { status: 404, mensaje: 'La parte del menú que busca no existe.' },
  ROL_YA_EXISTE: { status: 409, mensaje: 'Ya existe un rol con ese nombre.' },
  CAMBIO_DE_ROL_NO_PERMITIDO: { status: 403, mensaje: 'No es posible hacer este cambio en el rol.' },
});

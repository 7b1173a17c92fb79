import { defineErrors } from '@marco/contract-kit';

export const reportesErrors = defineErrors({
  INDICADOR_INEXISTENTE: { status: 404, mensaje: 'El indicador no existe o usted no puede leerlo.' },
  AMBITO_INEXISTENTE: { status: 422, mensaje: 'El indicador no se divide de esa manera.' },
  ENTIDAD_SIN_ELEGIR: { status: 409, mensaje: 'Elija primero la entidad con la que trabaja.' },
  CORTE_INEXISTENTE: { status: 404, mensaje: 'No hay corte de ese mes.' },
});

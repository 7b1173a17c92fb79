import { defineErrors } from '@marco/contract-kit';
import { LOCALE } from '@marco/country/zone';
import { LIMITES_EXPLORADOR } from './explorador.terms.ts';
import { LIMITES_SUSCRIPCION_REPORTE } from './suscripciones.terms.ts';
import { LIMITES_TABLERO } from './tableros.terms.ts';
import { LIMITES_VISTA } from './vistas.terms.ts';

export const reportesErrors = defineErrors({
  INDICADOR_INEXISTENTE: { status: 404, mensaje: 'El indicador no existe o usted no puede leerlo.' },
  AMBITO_INEXISTENTE: { status: 422, mensaje: 'El indicador no se divide de esa manera.' },
  ENTIDAD_SIN_ELEGIR: { status: 409, mensaje: 'Elija primero la entidad con la que trabaja.' },
  SUSCRIPCION_REPORTE_INEXISTENTE: { status: 404, mensaje: 'La suscripción no existe o ya se retiró.' },
  DEMASIADAS_SUSCRIPCIONES_REPORTE: {
    status: 422,
    mensaje: `Cada persona puede seguir hasta ${LIMITES_SUSCRIPCION_REPORTE.porPersona} indicadores. Retire una suscripción.`,
  },
  TABLERO_INEXISTENTE: { status: 404, mensaje: 'El tablero no existe o usted no puede verlo.' },
  TABLERO_DE_ROL: {
    status: 409,
    mensaje: 'Este tablero es de su rol y no se cambia. Cópielo y cambie la copia.',
  },
  DEMASIADOS_TABLEROS: {
    status: 422,
    mensaje: `Cada persona puede tener hasta ${LIMITES_TABLERO.porPersona} tableros. Elimine uno de ellos.`,
  },
  REPORTES_OCUPADO: {
    status: 503,
    mensaje: 'Se están preparando otros documentos. Intente de nuevo en unos segundos.',
  },
  FILTRO_RESERVADO: {
    status: 403,
    mensaje: 'Uno de los filtros no es de quienes leen este reporte con su rol. Quítelo y consulte de nuevo.',
  },
  CONJUNTO_SIN_PERMISO: { status: 403, mensaje: 'Su rol no consulta la lista de ese conjunto.' },
  DIMENSION_AJENA: { status: 422, mensaje: 'El conjunto no tiene esa dimensión.' },
  MEDIDA_AJENA: { status: 422, mensaje: 'El conjunto no cuenta eso, o no con esas dimensiones.' },
  EXPLORACION_GRANDE: {
    status: 422,
    mensaje: `La respuesta tiene más de ${LIMITES_EXPLORADOR.grupos.toLocaleString(LOCALE)} grupos. Quite una dimensión o agregue un filtro.`,
  },
  EXPLORACION_LENTA: {
    status: 503,
    mensaje: `La respuesta tardó más de ${LIMITES_EXPLORADOR.espera / 1000} segundos. Quite una dimensión o acorte el periodo.`,
  },
  VISTA_REPORTE_INEXISTENTE: { status: 404, mensaje: 'La vista no existe o no se comparte con usted.' },
  DEMASIADAS_VISTAS: {
    status: 422,
    mensaje: `Cada persona puede guardar hasta ${LIMITES_VISTA.porPersona} vistas. Borre una.`,
  },
  ROL_AJENO: { status: 422, mensaje: 'Puede compartir con su propio rol.' },
  CORTE_INEXISTENTE: { status: 404, mensaje: 'No hay corte de ese mes.' },
});

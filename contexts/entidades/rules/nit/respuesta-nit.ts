import { MENSAJES_NIT, type TipoConRegistro } from '../../contract/terms.ts';

/** Why a registry gave no usable answer; for the log, never for a person. */
export type MotivoFalla =
  | 'tiempo-agotado'
  | 'sin-conexion'
  | 'error-del-servicio'
  | 'respuesta-inesperada'
  | 'circuito-abierto'
  | 'sin-configurar';

/** What a registry says of a NIT, whatever its own words are. */
export type ResultadoRegistro =
  | { readonly resultado: 'encontrada'; readonly nombre: string }
  | { readonly resultado: 'inactiva' }
  | { readonly resultado: 'no-encontrada' }
  | { readonly resultado: 'falla'; readonly motivo: MotivoFalla };

/** Result of a look-up: that of the registry, or no registry was asked because the numbers are wrong. */
export type ResultadoConsulta = ResultadoRegistro | { readonly resultado: 'nit-invalido' };

/** Text of each outcome that is not a find (specification §8). Only active entities pass. */
const MENSAJES: Readonly<
  Record<TipoConRegistro, Readonly<Record<Exclude<ResultadoConsulta['resultado'], 'encontrada'>, string>>>
> = {
  privada: {
    'nit-invalido': MENSAJES_NIT.verificar,
    'no-encontrada': MENSAJES_NIT.verificar,
    inactiva: MENSAJES_NIT.verificar,
    falla: MENSAJES_NIT.fallaRues,
  },
  ies: {
    'nit-invalido': MENSAJES_NIT.verificar,
    'no-encontrada': MENSAJES_NIT.institucionNoEncontrada,
    inactiva: MENSAJES_NIT.institucionNoEncontrada,
    falla: MENSAJES_NIT.fallaSnies,
  },
};

/** The specified answer for an outcome (specification §3 and §8). */
export function presentRespuestaNit(tipo: TipoConRegistro, consulta: ResultadoConsulta) {
  if (consulta.resultado === 'encontrada')
    return { existRUES: true, errorWS: false, msgErrorWS: null, nombre: consulta.nombre };
  return {
    existRUES: false,
    errorWS: consulta.resultado === 'falla',
    msgErrorWS: MENSAJES[tipo][consulta.resultado],
    nombre: null,
  };
}

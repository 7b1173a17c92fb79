import { computeCorrespondencia } from './comprobaciones/vinculos.ts';
import type { CampoContrato, LecturaContrato, OperacionLeida } from './contrato/contrato-leido.ts';
import type { VinculoDeclarado } from './declarado.ts';
import type { ServicioEsperado } from './esperado.ts';

/** A place of the petition of a contract, with the field of the servicio it stands for. */
interface LugarDePeticion {
  readonly nombre: string;
  /** Local names of the field from the outside in; null where it stands for none. */
  readonly campo: readonly string[] | null;
  readonly hijos: readonly LugarDePeticion[];
}

/** Where a contract has an operation of the servicio called: its method and its address. */
export interface DireccionDeContrato {
  /** Code of the operation; null for the only one of a servicio that names none. */
  readonly operacion: string | null;
  /** In capitals. */
  readonly metodo: string;
  /** As OpenAPI writes it: `/personas/{id}`. */
  readonly direccion: string;
  /** Status of a right answer; null where the contract says no exact one. */
  readonly exito: number | null;
  /** What travels in the address. */
  readonly parametros: readonly LugarDePeticion[];
  readonly cuerpo: readonly LugarDePeticion[];
}

/**
 * Where the operations of a servicio are called by its contract, in the order of that. What the servicio does not have is
 * left out; a contract of SOAP, and one that cannot be read, have none.
 */
export function listDireccionesDelContrato(
  lectura: LecturaContrato,
  esperado: ServicioEsperado,
  vinculos: readonly VinculoDeclarado[],
): readonly DireccionDeContrato[] {
  if ('rechazo' in lectura) return [];
  const { parejas, busquedas } = computeCorrespondencia(lectura.contrato, esperado, vinculos);
  return parejas.flatMap(({ esperada, leidas }) => {
    const suyas = busquedas.filter(({ papel, operacion }) => papel === 'peticion' && operacion === esperada);
    return leidas.flatMap((leida) => {
      const { metodo, direccion } = leida;
      if (metodo === null || direccion === null) return [];
      const peticion = leida.mensajes.find(({ papel }) => papel === 'peticion');
      const campos = new Map(
        suyas.flatMap(({ camino, vinculos: suyos }) => {
          const lugar = suyos.find(({ mensaje }) => mensaje === peticion)?.lugares[0];
          return lugar ? [[lugar, camino.split('/').slice(1)] as const] : [];
        }),
      );
      const lugares = (peticion?.campos ?? []).map((campo) => toLugarDePeticion(campo, campos));
      const enDireccion = peticion?.escritura?.parametros ?? 0;
      return [
        {
          operacion: esperada.codigo,
          metodo: metodo.toUpperCase(),
          direccion,
          exito: findExito(leida),
          parametros: lugares.slice(0, enDireccion),
          cuerpo: lugares.slice(enDireccion),
        },
      ];
    });
  });
}

function toLugarDePeticion(
  campo: CampoContrato,
  campos: ReadonlyMap<CampoContrato, readonly string[]>,
): LugarDePeticion {
  return {
    nombre: campo.nombre,
    campo: campos.get(campo) ?? null,
    hijos: campo.hijos.map((hijo) => toLugarDePeticion(hijo, campos)),
  };
}

/** The first status of a right answer. */
function findExito({ mensajes }: OperacionLeida): number | null {
  const exacto = mensajes.find(({ papel, nombre }) => papel === 'respuesta' && /^2\d\d$/.test(nombre));
  return exacto ? Number(exacto.nombre) : null;
}

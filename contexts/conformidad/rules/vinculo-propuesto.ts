import type { PapelMensaje } from '@marco/servicios/terms';
import { type Correspondencia, computeCorrespondencia } from './comprobaciones/vinculos.ts';
import type { CampoContrato, ContratoLeido, MensajeLeido } from './contrato/contrato-leido.ts';
import { listRutas } from './contrato/rutas-de-mensaje.ts';
import type { OperacionEsperada, ServicioEsperado } from './esperado.ts';

/** Where a field of a servicio seems to be in a contract; without a place where nothing has one of its names. */
export interface VinculoPropuesto {
  readonly campoId: number;
  readonly operacion: string;
  readonly papel: PapelMensaje;
  readonly ruta: string | null;
  readonly linea: number | null;
}

/** A place of a message of the contract. */
export interface LugarDeContrato {
  readonly operacion: string;
  readonly papel: PapelMensaje;
  /** Names from the outside in, as `listRutas` writes them. */
  readonly ruta: string;
  /** From 1. */
  readonly linea: number;
}

/** Where each field seems to be, and every place it may be bound to instead. */
export interface VinculosPropuestos {
  readonly propuestas: readonly VinculoPropuesto[];
  readonly lugares: readonly LugarDeContrato[];
}

/** As an answer names it. */
const toClave = ({ codigo, nombre }: Pick<OperacionEsperada, 'codigo' | 'nombre'>) => codigo ?? nombre;

/**
 * The place of each field of the messages of a servicio: by its local name, its OID, or the identifier of its element.
 *
 * @param contrato null where it cannot be read
 */
export function proposeVinculosDe(
  contrato: ContratoLeido | null,
  esperado: ServicioEsperado,
): VinculosPropuestos {
  const leido = contrato ?? { operaciones: [], tecnologia: 'rest' as const };
  const rutas = new Map<MensajeLeido, ReadonlyMap<CampoContrato, string>>();
  const findRuta = (mensaje: MensajeLeido, campo: CampoContrato) => {
    const suyas = rutas.get(mensaje) ?? new Map([...listRutas(mensaje)].map(([ruta, suyo]) => [suyo, ruta]));
    rutas.set(mensaje, suyas);
    return suyas.get(campo) ?? null;
  };
  const { busquedas, parejas } = computeCorrespondencia(leido, esperado);
  const propuestas = busquedas.flatMap(({ esperado: campo, operacion, papel, vinculos }) => {
    if (campo.campoId === null) return [];
    const [vinculo] = vinculos;
    const lugar = vinculo?.lugares[0];
    return [
      {
        campoId: campo.campoId,
        operacion: toClave(operacion),
        papel,
        ruta: vinculo && lugar ? findRuta(vinculo.mensaje, lugar) : null,
        linea: lugar?.lugar.linea ?? null,
      },
    ];
  });
  return { propuestas, lugares: parejas.flatMap(listLugares) };
}

/** Every place of the messages of an operation that the servicio has too; a place of two answers stands once. */
function listLugares({ esperada, leidas }: Correspondencia['parejas'][number]): LugarDeContrato[] {
  const papeles = new Set(esperada.mensajes.map(({ papel }) => papel));
  const mensajes = leidas.flatMap((leida) => leida.mensajes).filter(({ papel }) => papeles.has(papel));
  const lugares = mensajes.flatMap((mensaje) =>
    [...listRutas(mensaje)].map(([ruta, { lugar }]) => ({
      operacion: toClave(esperada),
      papel: mensaje.papel,
      ruta,
      linea: lugar.linea,
    })),
  );
  const seen = new Set<string>();
  return lugares.filter(({ papel, ruta }) => {
    const clave = `${papel} ${ruta}`;
    const isNew = !seen.has(clave);
    seen.add(clave);
    return isNew;
  });
}

import type { PapelMensaje } from '@marco/servicios/terms';
import { LIMITES_DECLARADO } from '../contract/conformidad.terms.ts';
import { type Correspondencia, computeCorrespondencia } from './comprobaciones/vinculos.ts';
import type {
  CampoContrato,
  LecturaContrato,
  MensajeLeido,
  RechazoContrato,
} from './contrato/contrato-leido.ts';
import { listRutas } from './contrato/rutas-de-mensaje.ts';
import type { OperacionEsperada, ServicioEsperado } from './esperado.ts';

/** Where a field of a servicio seems to be in a contract; without a place where nothing has one of its names. */
interface VinculoPropuesto {
  readonly campoId: number;
  readonly operacion: string;
  readonly papel: PapelMensaje;
  readonly ruta: string | null;
  readonly linea: number | null;
}

/** A place of a message of the contract. */
interface LugarDeContrato {
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
  /** Why the contract cannot be read; null where it was read. */
  readonly rechazo: RechazoContrato | null;
}

/** As an answer names it. */
const toClave = ({ codigo, nombre }: Pick<OperacionEsperada, 'codigo' | 'nombre'>) => codigo ?? nombre;

/**
 * The place of each field of the messages of a servicio: by its local name, its OID, or the identifier of its element;
 * none in a contract that cannot be read.
 */
export function proposeVinculosDe(lectura: LecturaContrato, esperado: ServicioEsperado): VinculosPropuestos {
  const rechazo = 'rechazo' in lectura ? lectura.rechazo : null;
  const leido = 'contrato' in lectura ? lectura.contrato : { operaciones: [], tecnologia: 'rest' as const };
  const rutas = new Map<MensajeLeido, ReadonlyMap<CampoContrato, string>>();
  const findRuta = (mensaje: MensajeLeido, campo: CampoContrato) => {
    const suyas = rutas.get(mensaje) ?? new Map([...listRutas(mensaje)].map(([ruta, suyo]) => [suyo, ruta]));
    rutas.set(mensaje, suyas);
    const ruta = suyas.get(campo);
    return ruta !== undefined && isDeclarable(ruta) ? ruta : null;
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
  const halladas = new Set(propuestas.map(toSitio));
  const cupo = { caracteres: CARACTERES_OFRECIDOS };
  return {
    propuestas,
    lugares: parejas.flatMap((pareja) => listLugares(pareja, halladas, cupo)),
    rechazo,
  };
}

/** A longer one is refused where it is declared, so nobody is led to it. */
const isDeclarable = (ruta: string) => ruta.length <= LIMITES_DECLARADO.ruta;

/** Places of one message that are offered; beyond them nobody chooses from a list, and an answer would be megabytes. */
const LUGARES_OFRECIDOS = 1000;
/** Characters of the paths of all messages together, beside what is proposed. */
const CARACTERES_OFRECIDOS = 2_000_000;

const toSitio = ({ operacion, papel, ruta }: Pick<VinculoPropuesto, 'operacion' | 'papel' | 'ruta'>) =>
  `${operacion} ${papel} ${ruta}`;

/**
 * Places of the messages of an operation that the servicio has too, the first ones of each and what was proposed; a place of
 * two answers stands once.
 */
function listLugares(
  { esperada, leidas }: Correspondencia['parejas'][number],
  propuestas: ReadonlySet<string>,
  cupo: { caracteres: number },
): LugarDeContrato[] {
  const operacion = toClave(esperada);
  const mensajes = leidas.flatMap((leida) => leida.mensajes);
  return esperada.mensajes.flatMap(({ papel }) => {
    const lugares = new Map<string, LugarDeContrato>();
    const isOffered = (uno: LugarDeContrato) =>
      (lugares.size < LUGARES_OFRECIDOS && uno.ruta.length <= cupo.caracteres) ||
      propuestas.has(toSitio(uno));
    for (const mensaje of mensajes.filter((uno) => uno.papel === papel))
      for (const [ruta, { lugar }] of listRutas(mensaje)) {
        const uno = { operacion, papel, ruta, linea: lugar.linea };
        if (!isDeclarable(ruta) || lugares.has(ruta) || !isOffered(uno)) continue;
        lugares.set(ruta, uno);
        cupo.caracteres -= ruta.length;
      }
    return [...lugares.values()];
  });
}

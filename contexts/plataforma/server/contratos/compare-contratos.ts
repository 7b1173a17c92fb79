import {
  type CampoContrato,
  type Estructura,
  findExceso,
  type MensajeDeEstructura,
  readEstructura,
} from '@marco/conformidad/port';
import { explainCambio, findVeredictoDeTabla } from '@marco/servicios/port';
import { LIMITES_CONTRATO_PRODUCCION } from '../../contract/contratos.terms.ts';
import {
  type CambioDeContrato,
  type CosaComparable,
  listCambiosDeLista,
  type ReglaDeLista,
} from '../../rules/contratos/cambios-de-lista.ts';

/** Two contracts for a process. */
export interface TareaDeContratos {
  readonly certificado: Uint8Array;
  readonly produccion: Uint8Array;
}

/** What was found; null where the contract from production is none that can be read. */
export type ContratosComparados = {
  readonly total: number;
  readonly rompen: number;
  /** The first ones, the worst first. */
  readonly cambios: readonly {
    readonly operacion: string;
    readonly frase: string;
    readonly rompe: boolean;
  }[];
} | null;

type Papel = 'peticion' | 'respuesta' | 'error';

/** Compares what two contracts say of their messages; words, examples and addresses do not count. */
export async function compareContratos({
  certificado,
  produccion,
}: TareaDeContratos): Promise<ContratosComparados> {
  const [antes, despues] = [await readEstructura(certificado), await readEstructura(produccion)];
  if (!('estructura' in antes) || !('estructura' in despues)) return null;
  const forma = isXml(antes.estructura) ? 'xml' : 'json';
  const juzgados = listCambios(antes.estructura, despues.estructura).map((cambio) => {
    const { clase, papel, lugar, operacion } = cambio;
    const veredicto = findVeredictoDeTabla(clase, papel, { forma, lectura: 'tolerante' });
    const quien = papel === 'peticion' ? 'pide' : 'lee';
    const contado = {
      clase,
      quien,
      veredicto,
      formas: [forma],
      lugar,
      operacion,
      sinDecidir: false,
    } as const;
    const frase = explainCambio({ ...contado, mensaje: '' }, false);
    return { operacion, frase, rompe: veredicto === 'rompe' };
  });
  const sorted = juzgados.toSorted((one, other) => Number(other.rompe) - Number(one.rompe));
  return {
    total: sorted.length,
    rompen: sorted.filter(({ rompe }) => rompe).length,
    cambios: sorted.slice(0, LIMITES_CONTRATO_PRODUCCION.cambios),
  };
}

function isXml({ formato }: Estructura): boolean {
  return formato === 'wsdl-1.1' || formato === 'xsd-1.0';
}

function listCambios(antes: Estructura, despues: Estructura): readonly CambioDeContrato[] {
  return listCambiosDeLista(toOperaciones(antes), toOperaciones(despues), {
    papel: 'peticion',
    operacion: '',
    lugar: [],
  });
}

/** Operations, with their messages in them. */
function toOperaciones({ mensajes }: Estructura): readonly CosaComparable<CampoContrato>[] {
  const deOperacion = Map.groupBy(mensajes, ({ operacion }) => operacion ?? '');
  return [...deOperacion].map(([codigo, suyos]) => ({
    clave: codigo,
    nombre: codigo,
    regla: 'operacion' as const,
    hijos: suyos.map(toMensaje),
    compare: () => [],
  }));
}

function toMensaje({ papel, nombre, campos }: MensajeDeEstructura): CosaComparable<CampoContrato> {
  const suyo: Papel = papel ?? 'respuesta';
  const regla: ReglaDeLista = suyo === 'error' ? 'error' : 'mensaje';
  // An operation has one petition and one answer for each status; of an error its name says which.
  const clave = suyo === 'peticion' ? suyo : `${suyo} ${nombre}`;
  return { clave, nombre, regla, papel: suyo, hijos: campos.map(toCampo), compare: () => [] };
}

function toCampo(campo: CampoContrato): CosaComparable<CampoContrato> {
  return {
    clave: campo.nombre,
    nombre: campo.nombre,
    regla: campo.obligatorio ? 'obligatorio' : 'opcional',
    hijos: campo.hijos.map(toCampo),
    dato: campo,
    compare: (otro) => (otro ? listDiferencias(campo, otro) : []),
  };
}

/** What changed of a field itself, from the certified contract to that in production. */
function listDiferencias(antes: CampoContrato, despues: CampoContrato): readonly CambioDeContrato['clase'][] {
  const veces = (campo: CampoContrato) => campo.maximo ?? Number.POSITIVE_INFINITY;
  const isCompuesto = (campo: CampoContrato) => campo.valores.base === 'compuesto';
  if (isCompuesto(antes) !== isCompuesto(despues)) return ['tipo-cambiado'];
  const isLexico = antes.forma.esAtributo;
  return [
    ...(antes.forma.esLista === despues.forma.esLista ? [] : (['valor-y-lista'] as const)),
    ...(antes.obligatorio && !despues.obligatorio ? (['pasa-a-opcional'] as const) : []),
    ...(!antes.obligatorio && despues.obligatorio ? (['pasa-a-obligatorio'] as const) : []),
    ...(veces(despues) > veces(antes) ? (['puede-venir-mas'] as const) : []),
    ...(veces(despues) < veces(antes) ? (['puede-venir-menos'] as const) : []),
    ...(findExceso(despues.valores, antes.valores, isLexico) ? (['valores-mas-amplios'] as const) : []),
    ...(findExceso(antes.valores, despues.valores, isLexico) ? (['valores-mas-estrechos'] as const) : []),
  ];
}

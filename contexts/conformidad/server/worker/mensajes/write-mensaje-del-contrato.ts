import { type Mensaje, type MensajeCompuesto, toValorJson } from '@marco/esquemas/port';
import type { CampoContrato, MensajeLeido } from '../../../rules/contrato/contrato-leido.ts';
import type { EscrituraMensaje } from '../../../rules/contrato/escritura.ts';
import { escapeXml } from '../../contrato/write-esquema-xsd.ts';
import { type LugaresDeMensaje, toPadre, toUltimo } from './lugares-de-mensaje.ts';

type Valor = Extract<Mensaje, { kind: 'valor' }>;

/** A place of a message as it is written: a value, others inside it, or both. */
interface Escrito {
  readonly valor: Valor | null;
  readonly hijos: readonly (readonly [campo: CampoContrato, escritos: readonly Escrito[]])[];
}

/** The contract asks for something the servicio does not have, or has no place for what it has. */
class SinLugar extends Error {
  override readonly name = 'SinLugar';
}

/**
 * A message of the servicio as the contract has it: each value at its place, with what the contract has around it. Undefined
 * where the contract asks for more than that.
 */
export function writeMensajeDelContrato(
  mensaje: MensajeCompuesto,
  lugares: LugaresDeMensaje,
): string | undefined {
  const { escritura, campos } = lugares.mensaje;
  if (!escritura) return undefined;
  try {
    const escritos = new Redactor(mensaje, lugares).write(lugares.mensaje, escritura);
    return escritura.forma === 'json'
      ? writeJson(escritos, escritura, campos)
      : writeXml(escritos, escritura);
  } catch (error) {
    if (error instanceof SinLugar) return undefined;
    throw error;
  }
}

/** What of the message of the servicio is being written, by the paths of the fields that repeat. */
type Actuales = ReadonlyMap<string, readonly Mensaje[]>;

class Redactor {
  private readonly mensaje: MensajeCompuesto;
  private readonly lugares: LugaresDeMensaje;

  constructor(mensaje: MensajeCompuesto, lugares: LugaresDeMensaje) {
    this.mensaje = mensaje;
    this.lugares = lugares;
  }

  /** The bodies of the message: several where it is a list of what repeats. */
  write(
    { campos }: MensajeLeido,
    { cuerpoEsLista, parametros }: EscrituraMensaje,
  ): readonly Escrito['hijos'][] {
    const actuales: Actuales = new Map([['', [this.mensaje]]]);
    if (!cuerpoEsLista) return [this.writeHijos(campos, actuales)];
    const direccion = this.writeHijos(campos.slice(0, parametros), actuales);
    const cuerpo = campos.slice(parametros);
    const cuerpos = this.listVeces(cuerpo, actuales).map((suyas) => this.writeHijos(cuerpo, suyas));
    return cuerpos.map((suyo) => [...direccion, ...suyo]);
  }

  private writeHijos(campos: readonly CampoContrato[], actuales: Actuales): Escrito['hijos'] {
    return campos
      .map((campo) => [campo, this.writeCampo(campo, actuales)] as const)
      .filter(([, escritos]) => escritos.length > 0);
  }

  private writeCampo(campo: CampoContrato, actuales: Actuales): readonly Escrito[] {
    const camino = this.lugares.findCamino(campo);
    if (camino !== undefined)
      return this.listInstancias(camino, actuales).map((instancia) =>
        this.writeInstancia(campo, instancia, new Map([...actuales, [camino, [instancia]]])),
      );
    if (!this.lugares.hasDentro(campo)) {
      if (campo.obligatorio) throw new SinLugar();
      return [];
    }
    const veces = campo.maximo === 1 ? [actuales] : this.listVeces(campo.hijos, actuales);
    const escritos = veces.map((suyas) => ({ valor: null, hijos: this.writeHijos(campo.hijos, suyas) }));
    return campo.obligatorio ? escritos : escritos.filter(({ hijos }) => hijos.length > 0);
  }

  private writeInstancia(campo: CampoContrato, instancia: Mensaje, actuales: Actuales): Escrito {
    const hijos = this.writeHijos(campo.hijos, actuales);
    if (instancia.kind === 'valor') return { valor: instancia, hijos };
    if (campo.hijos.length === 0 && instancia.campos.length > 0) throw new SinLugar();
    return { valor: null, hijos };
  }

  /** Once for each time the first field inside comes that repeats; once where none does. */
  private listVeces(campos: readonly CampoContrato[], actuales: Actuales): readonly Actuales[] {
    const camino = this.findRepetido(campos, actuales);
    if (camino === undefined) return [actuales];
    return this.listInstancias(camino, actuales).map((una) => new Map([...actuales, [camino, [una]]]));
  }

  private findRepetido(campos: readonly CampoContrato[], actuales: Actuales): string | undefined {
    for (const campo of campos) {
      const camino = this.lugares.findCamino(campo);
      if (camino !== undefined && this.listInstancias(camino, actuales).length > 1) return camino;
      const dentro = camino === undefined ? this.findRepetido(campo.hijos, actuales) : undefined;
      if (dentro !== undefined) return dentro;
    }
    return undefined;
  }

  /** What the message says of a field, within what is being written. */
  private listInstancias(camino: string, actuales: Actuales): readonly Mensaje[] {
    const actual = actuales.get(camino);
    if (actual) return actual;
    const nombre = toUltimo(camino);
    return this.listInstancias(toPadre(camino), actuales).flatMap((padre) =>
      padre.kind === 'valor'
        ? []
        : padre.campos.flatMap((campo) => (campo.nombre === nombre ? campo.mensajes : [])),
    );
  }
}

function writeJson(
  cuerpos: readonly Escrito['hijos'][],
  { parametros, cuerpoEsLista }: EscrituraMensaje,
  campos: readonly CampoContrato[],
): string {
  const deDireccion = new Set(campos.slice(0, parametros));
  const [primero = []] = cuerpos;
  const direccion = toObjeto(primero.filter(([campo]) => deDireccion.has(campo)));
  const valores = cuerpos.map((hijos) => toObjeto(hijos.filter(([campo]) => !deDireccion.has(campo))));
  const hayCuerpo = campos.length > parametros;
  return JSON.stringify({
    parametros: direccion,
    ...(hayCuerpo ? { cuerpo: cuerpoEsLista ? valores : valores[0] } : {}),
  });
}

const toObjeto = (hijos: Escrito['hijos']): Record<string, unknown> =>
  Object.fromEntries(
    hijos.map(([{ nombre, forma }, escritos]) => {
      const valores = escritos.map(toJson);
      // Twice where once is allowed has no way to be written but a list.
      return [nombre, forma.esLista || valores.length > 1 ? valores : valores[0]];
    }),
  );

function toJson({ valor, hijos }: Escrito): unknown {
  if (valor === null) return toObjeto(hijos);
  if (hijos.length > 0) throw new SinLugar();
  return toValorJson(valor);
}

function writeXml(cuerpos: readonly Escrito['hijos'][], { raiz }: EscrituraMensaje): string {
  const [hijos = []] = cuerpos;
  if (!raiz) throw new SinLugar();
  const elemento = raiz.esCampo ? hijos[0]?.[1][0] : { valor: null, hijos };
  return writeElemento(raiz, elemento ?? { valor: null, hijos: [] });
}

function writeElemento(
  { espacio, nombre }: { readonly espacio: string; readonly nombre: string },
  { valor, hijos }: Escrito,
): string {
  const atributos = hijos.filter(([{ forma }]) => forma.esAtributo);
  const escritos = atributos.map(([{ nombre: suyo, forma }, [primero]], orden) => {
    const texto = escapeXml(primero?.valor?.texto ?? '');
    return forma.espacio === ''
      ? ` ${suyo}="${texto}"`
      : ` xmlns:a${orden}="${escapeXml(forma.espacio)}" a${orden}:${suyo}="${texto}"`;
  });
  const dentro = hijos
    .filter(([{ forma }]) => !forma.esAtributo)
    .flatMap(([{ nombre: suyo, forma }, veces]) =>
      veces.map((uno) => writeElemento({ espacio: forma.espacio, nombre: suyo }, uno)),
    );
  const texto = valor === null ? '' : escapeXml(valor.texto);
  return `<${nombre} xmlns="${escapeXml(espacio)}"${escritos.join('')}>${texto}${dentro.join('')}</${nombre}>`;
}

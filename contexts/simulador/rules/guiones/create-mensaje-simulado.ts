import { LIMITES_SIMULADOR } from '../../contract/situaciones.terms.ts';
import { listAtributos, readAtributo, type Sujeto } from '../poblacion/atributos.ts';
import { chooseElenco, type DatoNombrado, type ElencoElegido } from '../poblacion/elenco.ts';
import type { Elenco, Poblacion } from '../poblacion/poblacion.ts';
import { computeHuella } from '../poblacion/sorteo.ts';
import type { CampoDeGuion, GrupoDeGuion, Guion, HojaDeGuion, ValorDeGuion } from './guion.ts';
import type { CampoSimulado, GrupoSimulado, MensajeSimulado, ValorSimulado } from './mensaje-simulado.ts';

/** How much of a message is written. */
export type MedidaMensaje = 'habitual' | 'minima' | 'completa' | 'limites' | 'vacia' | 'muchos';

/** A value of a petition with the version of its element. */
export interface DatoDePeticion extends DatoNombrado {
  readonly version: string;
}

export interface PedidoDeMensaje {
  readonly guion: Guion;
  readonly poblacion: Poblacion;
  readonly elegido: ElencoElegido;
  readonly medida: MedidaMensaje;
  /** Text that is the same for the same petition. */
  readonly semilla: string;
  readonly pedidos: readonly DatoDePeticion[];
  /** What some elements say whoever it is about, by identificador. */
  readonly dichos: Readonly<Record<string, string>>;
}

export interface MensajeCreado {
  readonly mensaje: GrupoSimulado;
  /** Places where the rules of the element did not take what the population says: the schema chose the value. */
  readonly sustituidos: readonly string[];
}

/** A message of a script about the chosen people, right by every rule of its elements. */
export function createMensajeSimulado(pedido: PedidoDeMensaje, raiz: GrupoDeGuion): MensajeCreado {
  const redactor = new Redactor(pedido);
  return { mensaje: redactor.createRaiz(raiz), sustituidos: redactor.sustituidos };
}

/** Where a part stands: the names down to it, and who it is about. */
interface Lugar {
  readonly ruta: string;
  readonly elenco: Elenco;
  /** The same as the petition speaks of: what that said holds here. */
  readonly esPedido: boolean;
}

class Redactor {
  readonly sustituidos: string[] = [];
  private readonly pedido: PedidoDeMensaje;
  private readonly dados: ReadonlyMap<string, string>;
  private quedan: number = LIMITES_SIMULADOR.valores;

  constructor(pedido: PedidoDeMensaje) {
    this.pedido = pedido;
    this.dados = new Map(pedido.pedidos.map((dato) => [toClave(dato), dato.texto]));
  }

  createRaiz(raiz: GrupoDeGuion): GrupoSimulado {
    const { elenco } = this.pedido.elegido;
    return this.createGrupo(raiz, { ruta: '', elenco, esPedido: true }, true) ?? toGrupo(raiz, []);
  }

  /** @param isForced whether it comes although the population has nothing to say of it */
  private create(
    contenido: GrupoDeGuion | HojaDeGuion,
    lugar: Lugar,
    isForced: boolean,
  ): MensajeSimulado | undefined {
    return contenido.clase === 'valor'
      ? this.createValor(contenido, lugar, isForced)
      : this.createGrupo(contenido, lugar, isForced);
  }

  private createGrupo(grupo: GrupoDeGuion, lugar: Lugar, isForced: boolean): GrupoSimulado | undefined {
    const campos: CampoSimulado[] = [];
    for (const campo of grupo.campos) {
      if (!this.isWanted(campo)) continue;
      const made = this.createCampo(campo, lugar, isForced);
      if (made) campos.push(made);
      else if (!campo.puedeFaltar) return undefined;
    }
    return toGrupo(grupo, campos);
  }

  private isWanted({ puedeFaltar, contenido }: CampoDeGuion): boolean {
    const { medida } = this.pedido;
    if (!puedeFaltar) return true;
    if (medida === 'minima') return false;
    // What says that there is nothing is said, and nothing else of the message.
    return medida !== 'vacia' || saysResultado(this.pedido.guion, contenido);
  }

  private createCampo(campo: CampoDeGuion, lugar: Lugar, isForced: boolean): CampoSimulado | undefined {
    const debeVenir = !campo.puedeFaltar && isForced;
    const ruta = `${lugar.ruta}/${campo.nombre}`;
    const primera = this.create(
      campo.contenido,
      { ...lugar, ruta },
      debeVenir || this.pedido.medida === 'completa',
    );
    if (!primera) return undefined;
    const partes = [primera];
    for (let vez = 1; vez < this.countVeces(campo); vez += 1) {
      const otro = this.chooseOtro(lugar, vez);
      const parte = this.create(campo.contenido, { ...otro, ruta: `${ruta}[${vez + 1}]` }, true);
      if (parte) partes.push(parte);
    }
    return { nombre: campo.nombre, espacio: campo.espacio, esLista: isLista(campo), partes };
  }

  private countVeces(campo: CampoDeGuion): number {
    const least = Math.max(1, campo.minimo);
    if (this.pedido.medida !== 'muchos' || this.quedan <= 0) return least;
    const cada = Math.max(1, countValores(campo.contenido));
    const caben = Math.floor(this.quedan / cada);
    const { muchos } = LIMITES_SIMULADOR;
    const veces = Math.max(least, Math.min(campo.maximo ?? muchos, muchos, caben));
    this.quedan -= (veces - 1) * cada;
    return veces;
  }

  /** Somebody else, for what comes again. */
  private chooseOtro(lugar: Lugar, vez: number): Omit<Lugar, 'ruta'> {
    const { poblacion, semilla } = this.pedido;
    const { elenco } = chooseElenco(poblacion, [], `${semilla} ${lugar.ruta} ${vez}`);
    return { elenco, esPedido: false };
  }

  private createValor(hoja: HojaDeGuion, lugar: Lugar, isForced: boolean): ValorSimulado | undefined {
    const valor = getValor(this.pedido.guion, hoja);
    const texto = this.chooseTexto(valor, lugar, isForced);
    return texto === undefined ? undefined : { clase: 'valor', tipoDato: valor.tipoDato, texto };
  }

  private chooseTexto(valor: ValorDeGuion, lugar: Lugar, isForced: boolean): string | undefined {
    const { medida, dichos } = this.pedido;
    const dicho = dichos[valor.identificador];
    if (dicho !== undefined && valor.validos.includes(dicho)) return dicho;
    if (medida === 'limites' && valor.limites.length > 0) return this.draw(valor.limites, lugar.ruta);
    const pedido = lugar.esPedido ? this.dados.get(toClave(valor)) : undefined;
    if (pedido !== undefined) return pedido;
    if (valor.sujeto === null) return this.draw(valor.validos, lugar.ruta);
    const suyo = readAtributo(lugar.elenco, valor.sujeto, valor.identificador);
    if (suyo === null) return isForced ? this.draw(valor.validos, lugar.ruta) : undefined;
    if (!this.isRehusado(valor, valor.sujeto, suyo)) return suyo;
    this.sustituidos.push(lugar.ruta);
    return this.draw(valor.validos, lugar.ruta);
  }

  private isRehusado(valor: ValorDeGuion, sujeto: Sujeto, suyo: string): boolean {
    if (valor.rehusados.length === 0) return false;
    const todos = listAtributos(this.pedido.poblacion, sujeto, valor.identificador);
    return valor.rehusados.some((at) => todos[at] === suyo);
  }

  private draw(textos: readonly string[], ruta: string): string {
    const texto = textos[computeHuella(`${this.pedido.semilla} ${ruta}`) % textos.length];
    if (texto === undefined) throw new RangeError('An element of a script has a value.');
    return texto;
  }
}

/** Elements of the language that say how a query ended. */
const RESULTADOS: readonly string[] = ['codResultadoConsulta', 'descripcionMensaje'];

const toClave = ({ identificador, version }: { readonly identificador: string; readonly version: string }) =>
  `${identificador} ${version}`;

const toGrupo = ({ espacio, tipoDicho }: GrupoDeGuion, campos: readonly CampoSimulado[]): GrupoSimulado => ({
  clase: 'grupo',
  espacio,
  tipoDicho,
  campos,
});

/** Whether a field is a list in JSON. */
export function isLista({ maximo }: Pick<CampoDeGuion, 'maximo'>): boolean {
  return maximo === null || maximo > 1;
}

export function getValor({ valores }: Guion, { valor }: HojaDeGuion): ValorDeGuion {
  const suyo = valores[valor];
  if (!suyo) throw new RangeError('A script has the values of its messages.');
  return suyo;
}

/** Values a part carries when each comes once. */
function countValores(contenido: GrupoDeGuion | HojaDeGuion): number {
  if (contenido.clase === 'valor') return 1;
  return contenido.campos.reduce((suma, campo) => suma + countValores(campo.contenido), 0);
}

/** Whether a part says how a query ended, at whatever depth. */
function saysResultado(guion: Guion, contenido: GrupoDeGuion | HojaDeGuion): boolean {
  if (contenido.clase === 'valor') return RESULTADOS.includes(getValor(guion, contenido).identificador);
  return contenido.campos.some((campo) => saysResultado(guion, campo.contenido));
}

/** Whether a message has a form of saying that there is nothing: what it must carry says no more than that. */
export function canSayNada(guion: Guion, raiz: GrupoDeGuion): boolean {
  return raiz.campos.every(({ puedeFaltar, contenido }) => puedeFaltar || saysResultado(guion, contenido));
}

/** Whether something of a message may come more than once. */
export function hasListas(contenido: GrupoDeGuion | HojaDeGuion): boolean {
  return (
    contenido.clase === 'grupo' &&
    contenido.campos.some((campo) => isLista(campo) || hasListas(campo.contenido))
  );
}

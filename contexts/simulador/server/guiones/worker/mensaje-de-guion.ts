import {
  type CampoMensaje,
  type Clausura,
  computeNombres,
  createMensaje,
  createRevisor,
  getNombre,
  listInvalidosDeCadaLugar,
  listLinaje,
  type Mensaje,
  type MensajeCompuesto,
  type MensajeInvalido,
  type NombresEsquema,
} from '@marco/esquemas/port';
import type {
  CambioDeGuion,
  CampoDeGuion,
  EspacioDeGuion,
  GrupoDeGuion,
  HojaDeGuion,
  MensajeDeGuion,
  RotoDeGuion,
} from '../../../rules/guiones/guion.ts';
import type { ValoresDeGuion } from './valores-de-guion.ts';

/** Rules of one message a script can break. */
const MOST_BROKEN = 400;

/** A message of a script; null where no message could be right. */
export function createMensajeDeGuion(
  clausura: Clausura,
  raizId: number,
  valores: ValoresDeGuion,
): MensajeDeGuion | null {
  const valido = createMensaje(clausura, raizId);
  if (valido?.kind !== 'compuesto') return null;
  return new Guionista(clausura, raizId, valores).write(valido);
}

class Guionista {
  private readonly clausura: Clausura;
  private readonly raizId: number;
  private readonly valores: ValoresDeGuion;
  private readonly nombres: NombresEsquema;
  private readonly espacios: EspacioDeGuion[] = [];

  constructor(clausura: Clausura, raizId: number, valores: ValoresDeGuion) {
    this.clausura = clausura;
    this.raizId = raizId;
    this.valores = valores;
    this.nombres = computeNombres(clausura);
  }

  write(valido: MensajeCompuesto): MensajeDeGuion {
    const { elemento } = getNombre(this.nombres, this.raizId);
    const espacio = this.addEspacio(this.raizId);
    const raiz = this.toGrupo(valido);
    const rotos = this.listRotos(valido);
    return { elemento, espacio, espacios: this.espacios, raiz, rotos };
  }

  /** The place of the namespace of a part of the closure. */
  private addEspacio(versionId: number): number {
    const { espacio: uri, prefijo } = getNombre(this.nombres, versionId);
    const known = this.espacios.findIndex((uno) => uno.uri === uri);
    return known >= 0 ? known : this.espacios.push({ uri, prefijo }) - 1;
  }

  private toContenido(mensaje: Mensaje): GrupoDeGuion | HojaDeGuion {
    return mensaje.kind === 'valor'
      ? { clase: 'valor', valor: this.valores.add(mensaje.pieza) }
      : this.toGrupo(mensaje);
  }

  private toGrupo(mensaje: MensajeCompuesto): GrupoDeGuion {
    const { pieza, diceTipo, campos } = mensaje;
    const espacio = this.addEspacio(pieza.versionId);
    const { tipo, clave } = getNombre(this.nombres, pieza.versionId);
    return {
      clase: 'grupo',
      espacio,
      tipoDicho: diceTipo ? { espacio, tipo, clave } : null,
      esAbierto: diceTipo || this.hasOtros(mensaje),
      campos: campos.flatMap((campo) => this.toCampo(mensaje, campo) ?? []),
    };
  }

  /** Whether the composite has parts the message does not: the others of a choice, and what no message can carry. */
  private hasOtros({ pieza, campos }: MensajeCompuesto): boolean {
    return listLinaje(this.clausura, pieza).some(({ componentes }) =>
      componentes.some(({ nombre }) => !campos.some((campo) => campo.nombre === nombre)),
    );
  }

  private toCampo(
    { pieza }: MensajeCompuesto,
    { nombre, declaranteId, mensajes }: CampoMensaje,
  ): CampoDeGuion | undefined {
    const nivel = listLinaje(this.clausura, pieza).find(({ versionId }) => versionId === declaranteId);
    const componente = nivel?.componentes.find((uno) => uno.nombre === nombre);
    const [primero] = mensajes;
    if (!nivel || !componente || !primero) return undefined;
    const { minimo, maximo } = componente;
    const puedeFaltar =
      nivel.modelo === 'secuencia' ? minimo === 0 : nivel.componentes.some((uno) => uno.minimo === 0);
    const espacio = this.addEspacio(declaranteId);
    return { nombre, espacio, minimo, maximo, puedeFaltar, contenido: this.toContenido(primero) };
  }

  /** How to break each rule of each place, where that one alone can be broken. */
  private listRotos(valido: MensajeCompuesto): RotoDeGuion[] {
    const rotos: RotoDeGuion[] = [];
    for (const invalido of listInvalidosDeCadaLugar(this.clausura, valido)) {
      if (rotos.length === MOST_BROKEN) break;
      const { regla, lugar, rompe, soloXml } = invalido;
      const cambio = this.findCambio(valido, invalido);
      if (cambio) rotos.push({ regla, lugar, rompe, soloXml, cambio });
    }
    return rotos;
  }

  private findCambio(
    valido: MensajeCompuesto,
    { regla, lugar, mensaje }: MensajeInvalido,
  ): CambioDeGuion | undefined {
    const nombres = lugar === '' ? [] : lugar.split('/');
    switch (regla) {
      case 'falta-obligatorio':
        return { clase: 'sin' };
      case 'sobra-desconocido':
        return { clase: 'sobra' };
      case 'demasiadas-veces':
      case 'pocas-veces': {
        const veces = findCampo(mensaje, nombres)?.mensajes.length;
        return veces === undefined ? undefined : { clase: 'veces', veces };
      }
      case 'dos-alternativas':
        return this.findJunto(findParte(valido, nombres), findParte(mensaje, nombres));
      default: {
        const parte = findParte(mensaje, nombres);
        if (parte?.kind !== 'valor') return undefined;
        const rotas = createRevisor(parte.pieza).listIncumplidas(parte.texto);
        return rotas.length === 1 ? { clase: 'texto', texto: parte.texto } : undefined;
      }
    }
  }

  /** The field a broken choice carries beside the one it may carry. */
  private findJunto(valido: Mensaje | undefined, roto: Mensaje | undefined): CambioDeGuion | undefined {
    if (valido?.kind !== 'compuesto' || roto?.kind !== 'compuesto') return undefined;
    const at = roto.campos.findIndex(({ nombre }) => !valido.campos.some((suyo) => suyo.nombre === nombre));
    const [despues, otro] = [roto.campos[at - 1], roto.campos[at]];
    const campo = otro && this.toCampo(roto, otro);
    return campo && despues ? { clase: 'junto', campo, despues: despues.nombre } : undefined;
  }
}

/** The part of a message at the end of some names. */
function findParte(mensaje: Mensaje, nombres: readonly string[]): Mensaje | undefined {
  return nombres.length === 0 ? mensaje : findCampo(mensaje, nombres)?.mensajes[0];
}

function findCampo(mensaje: Mensaje, nombres: readonly string[]): CampoMensaje | undefined {
  const ultimo = nombres.at(-1);
  const padre = nombres
    .slice(0, -1)
    .reduce<Mensaje | undefined>((parte, nombre) => parte && findParteDe(parte, nombre), mensaje);
  return padre?.kind === 'compuesto' ? padre.campos.find(({ nombre }) => nombre === ultimo) : undefined;
}

function findParteDe(parte: Mensaje, nombre: string): Mensaje | undefined {
  if (parte.kind === 'valor') return undefined;
  return parte.campos.find((campo) => campo.nombre === nombre)?.mensajes[0];
}

import {
  type Clausura,
  createMensaje,
  type JuezMensaje,
  listInvalidosDeCadaLugar,
  type MensajeInvalido,
  openJuezMensaje,
} from '@marco/esquemas/port';
import type { HallazgoContrato } from '../../../rules/comprobaciones/hallazgo.ts';
import type { JuicioMensajes } from '../../../rules/comprobaciones/mensajes.ts';
import type { CampoContrato } from '../../../rules/contrato/contrato-leido.ts';
import type { EsquemaPropio } from '../../../rules/contrato/escritura.ts';
import { type LugaresDeMensaje, toPadre } from './lugares-de-mensaje.ts';
import { writeMensajeDelContrato } from './write-mensaje-del-contrato.ts';

/** Messages with a fault that are judged: of one message of the servicio, and of all. */
const INVALIDOS_DE_UNO = 400;
const INVALIDOS = 3000;
/** Characters of all of them, and of one schema. */
const CARACTERES = 20_000_000;
const CARACTERES_ESQUEMA = 5_000_000;

/** A rule no schema of a contract has to have: one that takes what it does not know is read by a tolerant reader. */
const SIN_JUZGAR = 'sobra-desconocido';

/** Has messages with one fault each judged by the schema of a contract. */
export class MensajesConError {
  private readonly hallazgos: HallazgoContrato[] = [];
  private probados = 0;
  private rechazados = 0;
  private caracteres = 0;

  get juicio(): JuicioMensajes['invalidos'] {
    return { probados: this.probados, rechazados: this.rechazados, hallazgos: this.hallazgos };
  }

  /** @param raizId the message of the servicio, in its closure */
  judge(clausura: Clausura, raizId: number, lugares: LugaresDeMensaje): void {
    const valido = createMensaje(clausura, raizId);
    const escrito = valido?.kind === 'compuesto' ? writeMensajeDelContrato(valido, lugares) : undefined;
    const juez = escrito === undefined ? undefined : this.open(lugares);
    if (!valido || escrito === undefined || !juez) return;
    try {
      // What refuses a right message says nothing by refusing a wrong one; why it does, C-06 and C-07 tell.
      if (juez.admits(escrito) !== true) return;
      const hasta = Math.min(INVALIDOS, this.probados + INVALIDOS_DE_UNO);
      for (const invalido of listInvalidosDeCadaLugar(clausura, valido)) {
        if (this.probados >= hasta || this.caracteres > CARACTERES) return;
        this.judgeUno(invalido, escrito, juez, lugares);
      }
    } finally {
      juez.close();
    }
  }

  private open({ mensaje: { escritura, lugar } }: LugaresDeMensaje): JuezMensaje | undefined {
    const esquema = escritura?.createEsquema();
    if (!esquema || countCaracteres(esquema) > CARACTERES_ESQUEMA) return undefined;
    const abierto = openJuezMensaje(esquema);
    if ('juez' in abierto) return abierto.juez;
    this.hallazgos.push(explainRechazo(lugar, abierto.rechazo));
    return undefined;
  }

  private judgeUno(
    { regla, soloXml, lugar, rompe, mensaje }: MensajeInvalido,
    valido: string,
    juez: JuezMensaje,
    lugares: LugaresDeMensaje,
  ): void {
    const noSeDice = soloXml && lugares.mensaje.escritura?.forma === 'json';
    if (regla === SIN_JUZGAR || noSeDice || mensaje.kind === 'valor') return;
    const escrito = writeMensajeDelContrato(mensaje, lugares);
    // What has no place in the contract cannot be wrong in it.
    if (escrito === undefined || escrito === valido) return;
    this.caracteres += escrito.length;
    const admitido = juez.admits(escrito);
    if (admitido === undefined) return;
    this.probados += 1;
    if (admitido)
      this.hallazgos.push(explainAceptado(findCercano(lugares, `/${lugar}`), lugares.mensaje.lugar, rompe));
    else this.rechazados += 1;
  }
}

function countCaracteres(esquema: EsquemaPropio): number {
  if (esquema.tipo === 'json') return esquema.texto.length;
  return esquema.archivos.reduce((total, { texto }) => total + texto.length, 0);
}

/** The place of a field, or of the nearest one it is in. */
function findCercano(lugares: LugaresDeMensaje, camino: string): CampoContrato | undefined {
  for (let suyo = camino; suyo !== ''; suyo = toPadre(suyo)) {
    const lugar = lugares.findLugar(suyo);
    if (lugar) return lugar;
  }
  return undefined;
}

function explainAceptado(
  campo: CampoContrato | undefined,
  delMensaje: HallazgoContrato['lugar'],
  rompe: string,
): HallazgoContrato {
  return {
    lugar: campo?.lugar ?? delMensaje,
    encontrado: `El contrato acepta un mensaje con error. ${rompe}`,
    esperado: 'Un esquema que lo rechaza',
    correccion: 'Escriba en el contrato la regla que falta, como la dice el elemento.',
  };
}

const LARGO_DETALLES = 400;

function explainRechazo(lugar: HallazgoContrato['lugar'], detalles: readonly string[]): HallazgoContrato {
  const dichos = detalles.slice(0, 3).join(' ').slice(0, LARGO_DETALLES);
  return {
    lugar,
    encontrado: `El esquema del mensaje no se puede usar para comprobar mensajes. ${dichos}`.trim(),
    esperado: 'Un esquema que un validador compila',
    correccion: 'Corrija el esquema. Sus expresiones regulares no miran hacia adelante ni hacia atrás.',
    severidad: 'impide',
  };
}

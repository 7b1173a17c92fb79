import { getValor, isLista } from './create-mensaje-simulado.ts';
import type { CambioDeGuion, CampoDeGuion, GrupoDeGuion, Guion, HojaDeGuion, RotoDeGuion } from './guion.ts';
import type { CampoSimulado, GrupoSimulado, MensajeSimulado } from './mensaje-simulado.ts';

/** Name no element of the language has: those begin with a small letter. */
const NOMBRE_DESCONOCIDO = 'ComponenteDesconocido';

/** A right message with one rule broken; undefined where the place of the rule is not in it. */
export function createMensajeRoto(
  guion: Guion,
  mensaje: GrupoSimulado,
  { lugar, cambio }: RotoDeGuion,
): GrupoSimulado | undefined {
  return changeGrupo(guion, mensaje, lugar === '' ? [] : lugar.split('/'), cambio);
}

function changeGrupo(
  guion: Guion,
  grupo: GrupoSimulado,
  [nombre, ...resto]: readonly string[],
  cambio: CambioDeGuion,
): GrupoSimulado | undefined {
  if (nombre === undefined) return addSobrante(guion, grupo, cambio);
  const at = grupo.campos.findIndex((campo) => campo.nombre === nombre);
  const campo = grupo.campos[at];
  if (!campo) return undefined;
  const changed = changeCampo(guion, campo, resto, cambio);
  if (!changed) return undefined;
  const campos = changed === 'sin' ? grupo.campos.toSpliced(at, 1) : grupo.campos.toSpliced(at, 1, changed);
  return { ...grupo, campos };
}

function changeCampo(
  guion: Guion,
  campo: CampoSimulado,
  resto: readonly string[],
  cambio: CambioDeGuion,
): CampoSimulado | 'sin' | undefined {
  const [primera, ...otras] = campo.partes;
  if (!primera) return undefined;
  if (resto.length === 0 && cambio.clase === 'sin') return 'sin';
  if (resto.length === 0 && cambio.clase === 'veces') {
    const partes = Array.from({ length: cambio.veces }, (_, vez) => campo.partes[vez] ?? primera);
    return { ...campo, partes };
  }
  const parte = changeParte(guion, primera, resto, cambio);
  return parte && { ...campo, partes: [parte, ...otras] };
}

function changeParte(
  guion: Guion,
  parte: MensajeSimulado,
  resto: readonly string[],
  cambio: CambioDeGuion,
): MensajeSimulado | undefined {
  if (parte.clase === 'grupo') return changeGrupo(guion, parte, resto, cambio);
  if (resto.length > 0 || cambio.clase !== 'texto') return undefined;
  return { ...parte, texto: cambio.texto };
}

/** What one group breaks by itself: it carries something that is none of it, or two of a choice. */
function addSobrante(guion: Guion, grupo: GrupoSimulado, cambio: CambioDeGuion): GrupoSimulado | undefined {
  if (cambio.clase === 'sobra') {
    const valor = { clase: 'valor', tipoDato: 'cadena', texto: 'sobra' } as const;
    const campo = { nombre: NOMBRE_DESCONOCIDO, espacio: grupo.espacio, esLista: false, partes: [valor] };
    return { ...grupo, campos: [...grupo.campos, campo] };
  }
  if (cambio.clase !== 'junto') return undefined;
  const at = grupo.campos.findIndex(({ nombre }) => nombre === cambio.despues);
  return at < 0
    ? undefined
    : { ...grupo, campos: grupo.campos.toSpliced(at + 1, 0, createPlano(guion, cambio.campo)) };
}

/** A field with the first value of each of its parts. */
function createPlano(guion: Guion, campo: CampoDeGuion): CampoSimulado {
  const { nombre, espacio, contenido, minimo } = campo;
  const partes = Array.from({ length: Math.max(1, minimo) }, () => createContenido(guion, contenido));
  return { nombre, espacio, esLista: isLista(campo), partes };
}

function createContenido(guion: Guion, contenido: GrupoDeGuion | HojaDeGuion): MensajeSimulado {
  if (contenido.clase === 'valor') {
    const { tipoDato, validos } = getValor(guion, contenido);
    return { clase: 'valor', tipoDato, texto: validos[0] ?? '' };
  }
  const { espacio, tipoDicho, campos } = contenido;
  return { clase: 'grupo', espacio, tipoDicho, campos: campos.map((campo) => createPlano(guion, campo)) };
}

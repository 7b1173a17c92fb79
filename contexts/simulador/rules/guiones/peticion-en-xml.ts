import { getValor, isLista } from './create-mensaje-simulado.ts';
import type { CampoDeGuion, GrupoDeGuion, Guion, HojaDeGuion, OperacionDeGuion } from './guion.ts';
import type { CampoSimulado, GrupoSimulado, MensajeSimulado } from './mensaje-simulado.ts';
import { toHoraLocal } from './peticion-leida.ts';
import { CLAVE_TIPO, writeElementoXml } from './write-mensaje.ts';

/**
 * A petition of JSON as an element of XML that says the same; empty for an operation that asks for nothing. Undefined where
 * the text is no JSON, or says what the script has no place for.
 */
export function writePeticionXml(
  guion: Guion,
  { peticion }: OperacionDeGuion,
  cuerpo: string,
  sangria: string,
): string | undefined {
  if (!peticion) return '';
  try {
    const mensaje = toMensaje(guion, peticion.raiz, JSON.parse(cuerpo));
    return mensaje?.clase === 'grupo' ? writeElementoXml(peticion, mensaje, sangria) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function toMensaje(
  guion: Guion,
  contenido: GrupoDeGuion | HojaDeGuion,
  valor: unknown,
): MensajeSimulado | undefined {
  const esObjeto = typeof valor === 'object';
  if (contenido.clase === 'valor') {
    if (esObjeto) return undefined;
    const { tipoDato } = getValor(guion, contenido);
    const esHora = tipoDato === 'hora' || tipoDato === 'fecha-hora';
    return { clase: 'valor', tipoDato, texto: esHora ? toHoraLocal(String(valor)) : String(valor) };
  }
  if (!esObjeto || valor === null || Array.isArray(valor)) return undefined;
  return toGrupo(guion, contenido, new Map(Object.entries(valor)));
}

function toGrupo(
  guion: Guion,
  { espacio, tipoDicho, campos }: GrupoDeGuion,
  valores: ReadonlyMap<string, unknown>,
): GrupoSimulado | undefined {
  const esAjeno = (nombre: string) =>
    nombre !== CLAVE_TIPO && !campos.some((campo) => campo.nombre === nombre);
  if ([...valores.keys()].some(esAjeno)) return undefined;
  const dichos: CampoSimulado[] = [];
  for (const campo of campos) {
    if (!valores.has(campo.nombre)) continue;
    const dicho = toCampo(guion, campo, valores.get(campo.nombre));
    if (!dicho) return undefined;
    dichos.push(dicho);
  }
  return { clase: 'grupo', espacio, tipoDicho, campos: dichos };
}

function toCampo(guion: Guion, campo: CampoDeGuion, valor: unknown): CampoSimulado | undefined {
  const { nombre, espacio, contenido } = campo;
  const partes: MensajeSimulado[] = [];
  for (const uno of Array.isArray(valor) ? valor : [valor]) {
    const parte = toMensaje(guion, contenido, uno);
    if (!parte) return undefined;
    partes.push(parte);
  }
  return { nombre, espacio, esLista: isLista(campo), partes };
}

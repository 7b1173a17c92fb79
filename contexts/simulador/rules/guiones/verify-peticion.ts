import { ZONE } from '@marco/country/zone';
import { getValor, isLista } from './create-mensaje-simulado.ts';
import type {
  CampoDeGuion,
  GrupoDeGuion,
  Guion,
  HojaDeGuion,
  MensajeDeGuion,
  ValorDeGuion,
} from './guion.ts';

/** Names the rules of an element a text breaks: the same that judge values everywhere in the product. */
export type ListIncumplidas = (valor: ValorDeGuion, texto: string) => readonly string[];

/** Faults that are told at once. */
const MOST_TOLD = 20;

/**
 * What is wrong with a petition in JSON, a sentence for each fault with its place; nothing where the script finds no
 * fault. In a browser this is what is said before a call: it refuses nothing that the validator of the product takes.
 */
export function verifyPeticion(
  guion: Guion,
  peticion: MensajeDeGuion | null,
  valor: unknown,
  listIncumplidas: ListIncumplidas,
): readonly string[] {
  if (!peticion) return [];
  const revision = new Revision(guion, listIncumplidas);
  revision.visit(peticion.raiz, valor, '');
  return revision.faltas.slice(0, MOST_TOLD);
}

/** A moment of JSON tells its zone. */
const ZONA = /(?:Z|[+-]\d{2}:\d{2})$/i;

class Revision {
  readonly faltas: string[] = [];
  private readonly guion: Guion;
  private readonly listIncumplidas: ListIncumplidas;

  constructor(guion: Guion, listIncumplidas: ListIncumplidas) {
    this.guion = guion;
    this.listIncumplidas = listIncumplidas;
  }

  visit(contenido: GrupoDeGuion | HojaDeGuion, valor: unknown, ruta: string): void {
    if (contenido.clase === 'valor') this.visitValor(getValor(this.guion, contenido), valor, ruta);
    else if (typeof valor !== 'object' || valor === null || Array.isArray(valor))
      this.tell(ruta, 'debe ser un objeto entre llaves { }.');
    else this.visitGrupo(contenido, new Map(Object.entries(valor)), ruta);
  }

  private visitGrupo(
    { campos, esAbierto }: GrupoDeGuion,
    valores: ReadonlyMap<string, unknown>,
    ruta: string,
  ): void {
    if (!esAbierto)
      for (const nombre of valores.keys())
        if (!campos.some((campo) => campo.nombre === nombre))
          this.tell(`${ruta}/${nombre}`, 'no es un campo de esta petición.');
    for (const campo of campos) {
      const suyo = valores.get(campo.nombre);
      if (suyo !== undefined) this.visitCampo(campo, suyo, `${ruta}/${campo.nombre}`);
      else if (!campo.puedeFaltar && !esAbierto)
        this.tell(`${ruta}/${campo.nombre}`, 'es obligatorio y falta.');
    }
  }

  private visitCampo(campo: CampoDeGuion, valor: unknown, ruta: string): void {
    if (!isLista(campo)) {
      this.visit(campo.contenido, valor, ruta);
      return;
    }
    if (!Array.isArray(valor)) {
      this.tell(ruta, 'puede repetirse: escriba una lista entre corchetes [ ].');
      return;
    }
    const { minimo, maximo } = campo;
    if (valor.length < minimo) this.tell(ruta, `va al menos ${minimo} veces.`);
    if (maximo !== null && valor.length > maximo) this.tell(ruta, `va como máximo ${maximo} veces.`);
    for (const [at, uno] of valor.entries()) this.visit(campo.contenido, uno, `${ruta}[${at + 1}]`);
  }

  private visitValor(valor: ValorDeGuion, escrito: unknown, ruta: string): void {
    const falta = findFaltaDeTipo(valor, escrito);
    if (falta !== undefined) {
      this.tell(ruta, falta);
      return;
    }
    const [regla] = this.listIncumplidas(valor, String(escrito));
    if (regla !== undefined) this.tell(ruta, explainRegla(regla, valor));
  }

  private tell(ruta: string, falta: string): void {
    this.faltas.push(`${ruta === '' ? 'La petición' : ruta}: ${falta}`);
  }
}

function findFaltaDeTipo({ tipoDato }: ValorDeGuion, escrito: unknown): string | undefined {
  switch (tipoDato) {
    case 'entero':
    case 'decimal':
      return typeof escrito === 'number' ? undefined : 'debe ser un número, sin comillas.';
    case 'booleano':
      return typeof escrito === 'boolean' ? undefined : 'debe ser true o false, sin comillas.';
    case 'hora':
    case 'fecha-hora':
      return typeof escrito === 'string' && ZONA.test(escrito)
        ? undefined
        : `debe ser un texto que diga su zona horaria, como ${ZONE.offset}.`;
    default:
      return typeof escrito === 'string' ? undefined : 'debe ser un texto entre comillas.';
  }
}

function explainRegla(regla: string, { reglas, tipoDato }: ValorDeGuion): string {
  switch (regla) {
    case 'lista':
      return `no está en la lista de valores: ${(reglas.codigos ?? []).slice(0, 10).join(', ')}.`;
    case 'longitud-minima':
      return `tiene menos de ${reglas.longitudMinima} caracteres.`;
    case 'longitud-maxima':
      return `tiene más de ${reglas.longitudMaxima} caracteres.`;
    case 'patron':
      return `no cumple la expresión ${reglas.patron}.`;
    case 'valor-minimo':
      return `es menor que ${reglas.valorMinimo}.`;
    case 'valor-maximo':
      return `es mayor que ${reglas.valorMaximo}.`;
    case 'total-digitos':
      return `tiene más de ${reglas.totalDigitos} dígitos.`;
    case 'decimales':
      return `tiene más de ${reglas.decimales} decimales.`;
    default:
      return `no es un valor de tipo ${tipoDato}.`;
  }
}

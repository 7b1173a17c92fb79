import { type DefinicionVariable, VARIABLES_COMUNES } from '../contract/terms.ts';
import {
  findErroresPlantilla,
  hasVariable,
  listPartesTexto,
  renderHtml,
  renderLinea,
  renderPlantilla,
  type Valores,
} from './render-plantilla.ts';

/** A word a template may use, as the help of the editor shows it. */
export interface VariableDisponible {
  readonly nombre: string;
  readonly descripcion: string;
  readonly ejemplo: string;
}

interface Textos {
  readonly asunto: string;
  readonly cuerpo: string;
  readonly aviso: string;
}

/** What an event allows its texts. */
interface EventoDeTextos {
  readonly variables: readonly VariableDisponible[];
  readonly reservado: boolean;
}

/** The variables a template may use: those of its event and the common ones. */
export function listVariables(propias: Readonly<Record<string, DefinicionVariable>>): VariableDisponible[] {
  const definiciones = { ...propias, ...VARIABLES_COMUNES };
  return Object.entries(definiciones).map(([nombre, definicion]) => ({ nombre, ...definicion }));
}

/** What is wrong with the texts of a template, by field. */
export function findErroresTextos(
  { variables, reservado }: EventoDeTextos,
  textos: Textos,
): { campo: keyof Textos; mensaje: string }[] {
  const conocidas = variables.map(({ nombre }) => nombre);
  const errores = (['asunto', 'cuerpo', 'aviso'] as const).flatMap((campo) =>
    findErroresPlantilla(textos[campo], conocidas).map((mensaje) => ({ campo, mensaje })),
  );
  // The outbox shows subjects to all its readers, so the subject of a reserved mail must not contain its link, which
  // is only for the owner.
  if (reservado && hasVariable(textos.asunto, 'enlace'))
    errores.push({
      campo: 'asunto',
      mensaje: 'El enlace de este correo es reservado: va solo en el cuerpo.',
    });
  return errores;
}

/** The texts with the examples of their variables: the preview and the test message. */
export function renderEjemplo(
  { variables }: Pick<EventoDeTextos, 'variables'>,
  textos: Textos,
  propios: Valores = {},
) {
  const ejemplos = Object.fromEntries(variables.map(({ nombre, ejemplo }) => [nombre, ejemplo]));
  const valores = { ...ejemplos, ...propios };
  return {
    asunto: renderLinea(textos.asunto, valores),
    texto: renderPlantilla(textos.cuerpo, valores),
    partes: listPartesTexto(textos.cuerpo, valores),
    html: renderHtml(textos.cuerpo, valores),
    aviso: renderLinea(textos.aviso, valores),
  };
}

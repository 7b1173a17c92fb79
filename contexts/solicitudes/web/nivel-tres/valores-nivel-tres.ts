import { isSameData } from '@marco/web-kit/ruled-form';
import type { CambiosNivelTres, NivelTres, Solicitud } from '../../contract/index.ts';
import { CODIGOS_PRUEBA_QA, PAPELES_RESPONSABLE } from '../../contract/terms.ts';
import type { FilasNivelTres, NivelTresEscrito } from '../../rules/nivel-tres/nivel-tres-escrito.ts';
import { type FilaElegida, toDatosNormas, toValores, type ValoresNorma } from '../formulario/valores.ts';
import { getNivelTres } from './get-nivel-tres.ts';
import {
  findErrorDeParte,
  isFilaVacia,
  type ParteDeRespuestas,
  type RespuestasEscritas,
  toEnviada,
  toEscrita,
  toJuzgada,
} from './respuesta-escrita.ts';

/** The values of the form of level 3: texts, empty if there is no value. */
export interface ValoresNivelTres extends RespuestasEscritas {
  readonly normas: readonly ValoresNorma[];
  /** Whoever may ask: no entity is named. */
  readonly consumoAbierto: boolean;
  readonly consumidores: readonly FilaElegida[];
}
export type ParteNivelTresEscrita = keyof ValoresNivelTres;

/** What each part is called in messages, in the order of the form. */
export const NOMBRES_NIVEL_TRES: Readonly<Record<ParteNivelTresEscrita, string>> = {
  normas: 'Normas',
  acuerdo: 'Convenio o acuerdo',
  vinculacion: 'Vinculación con la Agencia Nacional Digital',
  politicaDatos: 'Política de tratamiento de datos',
  aviso: 'Aviso, autorización o excepción de ley',
  aprobacion: 'Aprobación interna',
  procesos: 'Trámites y procesos',
  consumoAbierto: 'Abierto a todas las entidades',
  consumidores: 'Entidades consumidoras',
  responsables: 'Responsables',
  ans: 'Acuerdo de niveles de servicio',
  soporte: 'Mesa de ayuda',
  continuidad: 'Plan de continuidad y de cambios',
  arquitectura: 'Arquitectura',
  servidores: 'Servidores de seguridad',
  certificadosTls: 'Certificados de los servidores',
  xroad: 'Identificadores en la plataforma',
  pruebas: 'Pruebas en QA',
  vulnerabilidades: 'Análisis de vulnerabilidades',
  monitoreo: 'Monitoreo y respaldo',
  consumo: 'Acceso al servicio',
  observaciones: 'Observaciones',
};

const PARTES = Object.keys(NOMBRES_NIVEL_TRES) as ParteNivelTresEscrita[];

/** Parts that level 3 has in common with level 1. */
const COMUNES = ['normas', 'consumoAbierto', 'consumidores'] as const;
type ParteComun = (typeof COMUNES)[number];
const isComun = (parte: ParteNivelTresEscrita): parte is ParteComun =>
  (COMUNES as readonly string[]).includes(parte);

const PROPIAS = PARTES.filter((parte): parte is ParteDeRespuestas => !isComun(parte));

/** The form of a stored request: a row for each role and each test, whether it was written or not. */
export function toValoresNivelTres(solicitud: Solicitud): ValoresNivelTres {
  const nivelTres = getNivelTres(solicitud);
  const { normas, consumoAbierto, consumidores } = toValores(solicitud);
  const escritas = Object.fromEntries(
    PROPIAS.map((parte) => [parte, toEscrita(nivelTres[parte])]),
  ) as RespuestasEscritas;
  return {
    ...escritas,
    normas,
    consumoAbierto,
    consumidores,
    responsables: PAPELES_RESPONSABLE.map(
      (papel) =>
        escritas.responsables.find((uno) => uno.papel === papel) ?? {
          papel,
          nombre: '',
          cargo: '',
          correo: '',
        },
    ),
    pruebas: CODIGOS_PRUEBA_QA.map(
      (codigo) =>
        escritas.pruebas.find((una) => una.codigo === codigo) ?? {
          codigo,
          fecha: '',
          operador: '',
          resultado: '',
          documento: null,
          ensayo: null,
        },
    ),
  };
}

/** What identifies a row that the form has before anybody wrote it. */
const NOMBRE_DE_FILA: Readonly<Partial<Record<ParteNivelTresEscrita, string>>> = {
  responsables: 'papel',
  pruebas: 'codigo',
};

/** A part without the rows nobody wrote. */
function pickEscritas(valores: ValoresNivelTres, parte: ParteDeRespuestas): unknown {
  const nombre = NOMBRE_DE_FILA[parte];
  const escrita = valores[parte];
  if (nombre === undefined || !Array.isArray(escrita)) return escrita;
  return escrita.filter((fila) => !isFilaVacia(fila, nombre));
}

/** A part as it is sent; ids come from the lists of the server. */
function toCambio(valores: ValoresNivelTres, parte: ParteNivelTresEscrita): unknown {
  if (parte === 'normas') return toDatosNormas(valores.normas);
  if (parte === 'consumidores') return valores.consumidores.map(({ id }) => id);
  if (parte === 'consumoAbierto') return valores.consumoAbierto;
  return toEnviada(pickEscritas(valores, parte));
}

/** Parts of the form that differ from what is stored. */
export function listCambiadasNivelTres(
  valores: ValoresNivelTres,
  guardados: ValoresNivelTres,
): readonly ParteNivelTresEscrita[] {
  return PARTES.filter((parte) => !isSameData(toCambio(valores, parte), toCambio(guardados, parte)));
}

/** The changed parts as they are sent; each is sent completely. */
export function toCambiosNivelTres(
  valores: ValoresNivelTres,
  partes: readonly ParteNivelTresEscrita[],
): CambiosNivelTres {
  return Object.fromEntries(partes.map((parte) => [parte, toCambio(valores, parte)])) as CambiosNivelTres;
}

/** Why parts of the form cannot be saved, even as a draft. */
export function findErroresNivelTres(
  valores: ValoresNivelTres,
): Readonly<Partial<Record<ParteNivelTresEscrita, string>>> {
  return Object.fromEntries(
    PROPIAS.flatMap((parte) => {
      const error = findErrorDeParte(valores[parte]);
      return error === undefined ? [] : [[parte, error]];
    }),
  );
}

/** What the rules judge of the form, beside what the product knows of the request. */
export function toNivelTresEscrito(
  nivelTres: NivelTres,
  valores: ValoresNivelTres,
): NivelTresEscrito & FilasNivelTres {
  const { normas, consumoAbierto, consumidores } = valores;
  const juzgadas = Object.fromEntries(
    PROPIAS.map((parte) => [parte, toJuzgada(pickEscritas(valores, parte))]),
  ) as Pick<NivelTres, ParteDeRespuestas>;
  return {
    ...nivelTres,
    ...juzgadas,
    normas: toDatosNormas(normas),
    consumoAbierto,
    consumidores,
  };
}

import { presentCampo, toWords } from './campos.ts';

interface CambioDesarrollo {
  readonly campo: string;
  readonly antes: readonly string[];
  readonly despues: readonly string[];
}

interface Objeto {
  readonly tipo: string;
  /** What it is about today. */
  readonly nombre: string | null;
}

/** What a sentence needs to know of a change. */
interface Evento {
  readonly accion: string;
  readonly objeto: Objeto;
  readonly cambios: readonly CambioDesarrollo[];
  readonly personales: readonly string[];
  readonly sentido: 'creado' | 'cambiado' | 'retirado';
}

/** What somebody did, after their name: `cambió el objetivo y la descripción`. */
export function presentFrase(evento: Evento): string {
  return FRASES[evento.accion]?.(evento) ?? presentAccion(evento);
}

const FRASES: Readonly<Record<string, (evento: Evento) => string>> = {
  'crear-mesa': () => 'creó la mesa',
  'editar-mesa': (evento) => presentEdicion(evento, ''),
  'cerrar-mesa': () => 'cerró la mesa',
  'reabrir-mesa': () => 'reabrió la mesa',
  'cambiar-participante-mesa': presentParticipante,
  'retirar-participante-mesa': ({ cambios }) => `retiró a ${readAntes(cambios, 'entidadId')} de la mesa`,
  'vincular-servicio-mesa': ({ cambios }) => `vinculó el servicio «${readDespues(cambios, 'servicioId')}»`,
  'desvincular-servicio-mesa': ({ cambios }) =>
    `desvinculó el servicio «${readAntes(cambios, 'servicioId')}»`,
  'adjuntar-documento': ({ cambios, objeto }) =>
    `adjuntó ${presentDocumentos(compareListas(cambios, 'documentos').puestos)} a ${presentObjeto(objeto)}`,
  'quitar-documento': ({ cambios, objeto }) =>
    `quitó ${presentDocumentos(compareListas(cambios, 'documentos').quitados)} de ${presentObjeto(objeto)}`,
  'anotar-reunion': (evento) => presentEdicion(evento, ` de ${presentObjeto(evento.objeto)}`),
  'publicar-avance': (evento) => presentEdicion(evento, ` de ${presentObjeto(evento.objeto)}`),
  'agregar-decision': ({ objeto }) => `agregó una decisión a ${presentObjeto(objeto)}`,
  'quitar-decision': ({ objeto }) => `quitó una decisión de ${presentObjeto(objeto)}`,
  'emitir-acta': ({ objeto }) => `emitió ${presentActa(objeto)}`,
  'reemitir-acta': ({ objeto }) => `emitió de nuevo ${presentActa(objeto)}`,
  'publicar-acta': ({ objeto }) => `preparó la edición pública de ${presentActa(objeto)}`,
  'sellar-acta': ({ objeto }) => `selló ${presentActa(objeto)}`,
  'abrir-enmienda': ({ objeto }) => `abrió a enmiendas ${presentActa(objeto)}`,
  'proponer-enmienda': ({ objeto }) =>
    `propuso una enmienda ${presentActa(objeto).replace('el acta', 'al acta')}`,
  'decidir-enmienda': ({ objeto }) =>
    `decidió una enmienda ${presentActa(objeto).replace('el acta', 'del acta')}`,
};

/** Kinds of objects, as a sentence has them. */
const OBJETOS: Readonly<Record<string, string>> = {
  mesa: 'la mesa',
  reunion: 'la reunión',
  compromiso: 'el compromiso',
  acta: 'el acta de la reunión',
};

/** Verbs whose past is not made of their ending. */
const PASADOS: Readonly<Record<string, string>> = {
  proponer: 'propuso',
  corregir: 'corrigió',
  pedir: 'pidió',
  hacer: 'hizo',
};

/** The first fields a sentence tells; the others are counted. */
const MAXIMO_CAMPOS = 3;

function presentEdicion({ cambios, personales }: Evento, donde: string): string {
  const campos = [...cambios.map(({ campo }) => campo), ...personales].map(presentCampo);
  if (campos.length === 0) return `guardó los datos${donde === '' ? ' de la mesa' : donde} sin cambios`;
  return `cambió ${joinCampos([...new Set(campos)])}${donde}`;
}

function joinCampos(campos: readonly string[]): string {
  if (campos.length > MAXIMO_CAMPOS) {
    const rest = campos.length - MAXIMO_CAMPOS + 1;
    return `${campos.slice(0, MAXIMO_CAMPOS - 1).join(', ')} y otros ${rest} datos`;
  }
  return joinLista(campos);
}

/** `a, b y c`; `e` before the sound of i. */
function joinLista(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${/^h?[ií](?![aeou])/i.test(last) ? 'e' : 'y'} ${last}`;
}

function presentParticipante({ cambios, sentido, ...evento }: Evento): string {
  const rol = readDespues(cambios, 'rol').toLocaleLowerCase('es');
  if (sentido === 'creado') return `agregó a ${readDespues(cambios, 'entidadId')} como ${rol}`;
  const antes = readAntes(cambios, 'rol').toLocaleLowerCase('es');
  const entidad = readDespues(cambios, 'entidadId') || evento.objeto.nombre || 'una entidad';
  return `cambió el rol de ${entidad} de ${antes} a ${rol}`;
}

function presentDocumentos(nombres: readonly string[]): string {
  if (nombres.length === 0) return 'documentos';
  return joinLista(nombres.map((nombre) => `«${nombre}»`));
}

/** What a field gained and lost where it is a list. */
function compareListas(cambios: readonly CambioDesarrollo[], campo: string) {
  const { antes = [], despues = [] } = cambios.find((cambio) => cambio.campo === campo) ?? {};
  return {
    puestos: despues.filter((text) => !antes.includes(text)),
    quitados: antes.filter((text) => !despues.includes(text)),
  };
}

function readAntes(cambios: readonly CambioDesarrollo[], campo: string): string {
  return cambios.find((cambio) => cambio.campo === campo)?.antes.join(', ') ?? '';
}

function readDespues(cambios: readonly CambioDesarrollo[], campo: string): string {
  return cambios.find((cambio) => cambio.campo === campo)?.despues.join(', ') ?? '';
}

/** `la reunión «Instalación de la mesa»`. */
function presentObjeto({ tipo, nombre }: Objeto): string {
  const what = OBJETOS[tipo] ?? toWords(tipo);
  return nombre === null || tipo === 'mesa' ? what : `${what} «${nombre}»`;
}

/** The acta of a meeting, whichever of both the event is about. */
function presentActa(objeto: Objeto): string {
  return presentObjeto({ ...objeto, tipo: 'acta' });
}

/** An action without words of its own: the verb of its code in the past, then what it was done to. */
function presentAccion(evento: Evento): string {
  const [verb = '', ...rest] = evento.accion.split('-');
  const objeto = presentObjeto(evento.objeto);
  if (['editar', 'cambiar', 'actualizar'].includes(verb) && evento.sentido === 'cambiado')
    return presentEdicion(evento, ` de ${objeto}`.replace(' de el ', ' del '));
  const what = rest.filter((word) => word !== evento.objeto.tipo).join(' ');
  return `${toPasado(verb)} ${what === '' ? objeto : `${what} de ${objeto}`.replace(' de el ', ' del ')}`;
}

/** Third person of the past of an infinitive: `programar` → `programó`. */
export function toPasado(verb: string): string {
  const irregular = PASADOS[verb];
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('ar')) return `${verb.slice(0, -2)}ó`;
  if (/[ei]r$/.test(verb)) return `${verb.slice(0, -2)}ió`;
  return verb;
}

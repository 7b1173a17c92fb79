import { directorioPaths } from '@marco/directorio/paths';
import { mesasPaths } from '@marco/mesas/paths';
import { toGuia, toTermino } from '@marco/parametros/paths';
import type { IconoEncontrado } from '@marco/usuarios/busqueda';
import type {
  AccionBuscada,
  CuentaDeTipo,
  Encontrado,
  ResultadoDeBusqueda,
  Visto,
} from '@marco/usuarios/contract';
import { searchTasks, searchTerminos } from '../ayuda/find-help.ts';
import { hasWords, toWords } from '../ayuda/match-words.ts';
import { toBuscar } from './busqueda-address.ts';

/** Code of a kind the list may be narrowed to: one of the server, or 'ayuda', which the browser has. */
export type Filtro = string;

/** What draws an option. */
export type Icono = IconoEncontrado | 'ayuda' | 'termino' | 'accion' | 'visto' | 'lugar' | 'lista';

/** One line of the search: where it leads, or what it does. */
export interface Opcion {
  readonly clave: string;
  readonly icono: Icono;
  readonly titulo: string;
  readonly detalle?: string;
  readonly to?: string;
  readonly run?: () => void;
  /** Why it is not possible now. */
  readonly motivo?: string;
  readonly ficha?: Encontrado;
}

interface GrupoDeOpciones {
  readonly titulo: string;
  readonly opciones: readonly Opcion[];
}

/** An action of the browser itself, beside those of the server. */
export interface AccionLocal {
  readonly titulo: string;
  readonly to?: string;
  readonly run?: () => void;
}

/** Records shown before the others of the text, and lines of the help and of the glossary. */
const REGISTROS = 8;
const LISTAS = 3;
const AYUDAS = 3;
const MAS_AYUDAS = 20;
const VISTOS = 3;

/** From these letters on, what the browser has is searched. */
const MINIMO_LOCAL = 2;

const toOpcion = (encontrado: Encontrado): Opcion => ({
  clave: `${encontrado.tipo}-${encontrado.id}`,
  icono: encontrado.icono,
  titulo: encontrado.titulo,
  detalle: encontrado.detalle,
  to: encontrado.url,
  ficha: encontrado,
});

const toVisto = (visto: Visto): Opcion => ({ ...toOpcion(visto), clave: `visto-${visto.tipo}-${visto.id}` });

function toAccion({ texto, url, motivo }: AccionBuscada): Opcion {
  const base = { clave: `accion-${texto}`, icono: 'accion', titulo: texto } as const;
  return motivo === null ? { ...base, to: url } : { ...base, motivo };
}

const toLocal = ({ titulo, ...accion }: AccionLocal): Opcion => ({
  clave: `accion-${titulo}`,
  icono: 'accion',
  titulo,
  ...accion,
});

export interface LoQueSeOfrece {
  readonly acciones: readonly AccionBuscada[];
  readonly locales: readonly AccionLocal[];
  readonly lugares: readonly AccionLocal[];
  readonly recientes: readonly Visto[];
  readonly frecuentes: readonly Visto[];
}

const toLugar = ({ titulo, to }: AccionLocal): Opcion => ({
  clave: `lugar-${to}`,
  icono: 'lugar',
  titulo,
  ...(to === undefined ? {} : { to }),
});

/** What the empty box shows. */
export function listInicio({ acciones, locales, lugares, recientes, frecuentes }: LoQueSeOfrece) {
  const vistos = recientes.slice(0, 5);
  const claves = new Set(vistos.map(({ tipo, id }) => `${tipo} ${id}`));
  return withoutEmpty([
    { titulo: 'Recientes', opciones: vistos.map(toVisto) },
    {
      titulo: 'Frecuentes',
      opciones: frecuentes.filter(({ tipo, id }) => !claves.has(`${tipo} ${id}`)).map(toVisto),
    },
    {
      titulo: 'Acciones frecuentes',
      opciones: [...acciones.filter(({ motivo }) => motivo === null).map(toAccion), ...locales.map(toLocal)],
    },
    { titulo: 'Ir a', opciones: lugares.map(toLugar) },
  ]);
}

const withoutEmpty = (grupos: readonly GrupoDeOpciones[]) =>
  grupos.filter(({ opciones }) => opciones.length > 0);

function listAyuda(texto: string, most: number): Opcion[] {
  return searchTasks(texto)
    .slice(0, most)
    .map(({ guide, task }) => ({
      clave: `ayuda-${guide.id}-${task.id}`,
      icono: 'ayuda',
      titulo: task.title,
      detalle: `Guía: ${guide.title}`,
      to: toGuia(guide.id, task.id),
    }));
}

function listTerminos(texto: string, most: number): Opcion[] {
  return searchTerminos(texto)
    .slice(0, most)
    .map(({ clave, termino, definicion }) => ({
      clave: `termino-${clave}`,
      icono: 'termino',
      titulo: termino,
      detalle: definicion,
      to: toTermino(clave),
    }));
}

export function countAyuda(texto: string): number {
  return texto.length < MINIMO_LOCAL ? 0 : searchTasks(texto).length + searchTerminos(texto).length;
}

/** The list of a kind with everything the text finds in it; the page of the search where its list cannot take the text. */
function listListas(resultado: ResultadoDeBusqueda, shown: readonly Encontrado[], escrito: string): Opcion[] {
  return resultado.tipos
    .filter(({ tipo, total }) => total > shown.filter((uno) => uno.tipo === tipo).length)
    .slice(0, LISTAS)
    .map((cuenta) => toListado(cuenta, escrito));
}

const toListado = ({ tipo, nombre, total, lista }: CuentaDeTipo, escrito: string): Opcion => ({
  clave: `lista-${tipo}`,
  icono: 'lista',
  titulo: `Ver los ${total} en ${nombre}`,
  to: lista ?? toBuscar(escrito, tipo),
});

/** What a text finds: records, actions, help, glossary and what was seen of late, in this order. */
export function listOpciones(
  texto: string,
  filtro: Filtro | null,
  resultado: ResultadoDeBusqueda | undefined,
  { acciones, locales, lugares, recientes }: LoQueSeOfrece,
  escrito: string,
): readonly GrupoDeOpciones[] {
  const palabras = toWords(texto);
  const isLocal = texto.length >= MINIMO_LOCAL;
  if (filtro === 'ayuda')
    return withoutEmpty([
      { titulo: 'Ayuda', opciones: listAyuda(texto, MAS_AYUDAS) },
      { titulo: 'Glosario', opciones: listTerminos(texto, MAS_AYUDAS) },
    ]);
  const encontrados = resultado?.encontrados ?? [];
  // What was found before a kind was chosen stays until the answer of the kind.
  const shown =
    filtro === null ? encontrados.slice(0, REGISTROS) : encontrados.filter(({ tipo }) => tipo === filtro);
  const cuenta = resultado?.tipos.find(({ tipo }) => tipo === filtro);
  const registros = [
    ...shown.map(toOpcion),
    ...(resultado && filtro === null ? listListas(resultado, shown, escrito) : []),
    ...(cuenta && cuenta.total > shown.length ? [toListado(cuenta, escrito)] : []),
  ];
  if (filtro !== null) return withoutEmpty([{ titulo: cuenta?.nombre ?? 'Registros', opciones: registros }]);
  const claves = new Set(shown.map(({ tipo, id }) => `${tipo} ${id}`));
  const deRegistros = { titulo: 'Registros', opciones: registros };
  // What the browser has is not narrowed by entidad or state.
  if (!isLocal) return withoutEmpty([deRegistros]);
  return withoutEmpty([
    deRegistros,
    {
      titulo: 'Acciones',
      opciones: [...acciones.map(toAccion), ...locales.map(toLocal)].filter(({ titulo }) =>
        hasWords(palabras, titulo),
      ),
    },
    { titulo: 'Ir a', opciones: lugares.map(toLugar).filter(({ titulo }) => hasWords(palabras, titulo)) },
    { titulo: 'Ayuda', opciones: listAyuda(texto, AYUDAS) },
    { titulo: 'Glosario', opciones: listTerminos(texto, AYUDAS) },
    {
      titulo: 'Visto hace poco',
      opciones: recientes
        .filter(({ tipo, id, titulo }) => !claves.has(`${tipo} ${id}`) && hasWords(palabras, titulo))
        .slice(0, VISTOS)
        .map(toVisto),
    },
  ]);
}

/** Where to look further when nothing was found. */
export function listSinResultados(texto: string): readonly GrupoDeOpciones[] {
  const q = encodeURIComponent(texto);
  return [
    {
      titulo: 'Busque en otra parte',
      opciones: [
        {
          clave: 'otra-directorio',
          icono: 'library',
          titulo: 'Buscar en el directorio de servicios',
          to: `${directorioPaths.home}?texto=${q}`,
        },
        {
          clave: 'otra-contenido',
          icono: 'calendar',
          titulo: 'Buscar en el contenido de las reuniones',
          to: `${mesasPaths.home}?modo=contenido&texto=${q}`,
        },
        { clave: 'otra-pedir', icono: 'handshake', titulo: 'Pedir el dato', to: directorioPaths.demandas },
      ],
    },
  ];
}

/** The lines of the page of the search: records first, then the help and the glossary; of one kind, its page. */
export function listPagina(
  texto: string,
  filtro: Filtro | null,
  resultado: ResultadoDeBusqueda | undefined,
): readonly Opcion[] {
  const registros = filtro === 'ayuda' ? [] : (resultado?.encontrados ?? []).map(toOpcion);
  if (texto.length < MINIMO_LOCAL || (filtro !== null && filtro !== 'ayuda')) return registros;
  const most = filtro === null ? AYUDAS : MAS_AYUDAS;
  return [...registros, ...listAyuda(texto, most), ...listTerminos(texto, most)];
}

import { REGLAS_VALIDADOR } from '@marco/esquemas/terms';
import { toDiccionario } from '@marco/oid/paths';
import { fromConsulta } from './fuente-de-filas.ts';
import { defineInforme } from './informe.ts';
import { buildValidaciones, listValidaciones } from './validaciones.queries.ts';

const NOMBRES_DE_REGLAS: Readonly<Record<string, string>> = REGLAS_VALIDADOR;

/** Messages that were checked, by day (domain reportes §2 `validador`). Nothing of their content is stored. */
export const informeValidaciones = defineInforme({
  palabra: 'validador',
  tipoObjeto: 'elemento',
  fuente: fromConsulta(buildValidaciones),
  listFilas: listValidaciones,
  toId: ({ id }) => id,
  columnas: [
    ['Día', 'day', 14, ({ dia }) => new Date(`${dia}T12:00:00Z`)],
    ['Entidad', 'text', 44, ({ entidad }) => entidad ?? 'Sin sesión'],
    ['Elemento', 'text', 44, ({ elemento }) => elemento ?? 'Esquema propio'],
    ['Versión', 'text', 10, ({ version }) => version],
    ['Formato', 'text', 10, ({ formato }) => formato.toUpperCase()],
    ['Mensajes', 'number', 12, ({ mensajes }) => mensajes],
    ['Válidos', 'number', 12, ({ validos }) => validos],
    ['Errores', 'number', 12, ({ errores }) => errores],
    [
      'Reglas más frecuentes',
      'text',
      40,
      ({ reglas }) => reglas.map((regla) => NOMBRES_DE_REGLAS[regla] ?? regla).join(', '),
    ],
  ],
  enlace: 'Elemento',
  toUrl: ({ identificador, version }) =>
    identificador === null ? null : toDiccionario(`${identificador}/${version}`),
  resumir: ({ mensajes, validos, errores }) => [
    { nombre: 'Mensajes', valor: mensajes },
    { nombre: 'Válidos', valor: validos },
    { nombre: 'Errores', valor: errores },
  ],
  definicion: {
    texto:
      'Cada fila suma los mensajes que una entidad comprobó en un día contra un elemento. Del contenido no se guarda nada: solo cuántos fueron válidos y qué reglas fallaron.',
    fuentes: ['Validaciones', 'Elementos de dato'],
  },
});

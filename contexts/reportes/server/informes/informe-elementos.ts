import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { ESTADO_VERSION, type EstadoVersion } from '@marco/elementos-de-dato/terms';
import { toDiccionario } from '@marco/oid/paths';
import { presentEleccion } from '../../rules/informes/elecciones.ts';
import { buildElementos, listElementos } from './elementos.queries.ts';
import { fromConsulta } from './fuente-de-filas.ts';
import { defineInforme } from './informe.ts';

const ESTADOS: Readonly<Record<string, string>> = ESTADO_VERSION satisfies Record<EstadoVersion, string>;

/** Data elements and who uses them (domain reportes §2 `elementoDatoByFilter`). */
export const informeElementos = defineInforme({
  palabra: 'elementoDatoByFilter',
  tipoObjeto: 'elemento',
  fuente: fromConsulta(buildElementos),
  listFilas: listElementos,
  toId: ({ id }) => id,
  columnas: [
    ['OID', 'text', 30, ({ oid }) => oid],
    ['Identificador', 'text', 30, ({ identificador }) => identificador],
    ['Nombre', 'text', 44, ({ nombre }) => nombre],
    ['Tipo', 'text', 14, ({ tipo }) => presentEleccion('elementoDatoByFilter', 'tipo', tipo)],
    ['Capa de uso', 'text', 20, ({ capa }) => capa],
    ['Versión', 'text', 10, ({ version }) => version],
    ['Estado', 'text', 16, ({ estado }) => ESTADOS[estado] ?? estado],
    ['Incorporado', 'day', 14, ({ incorporado }) => incorporado],
    ['Servicios que lo usan', 'number', 14, ({ servicios }) => servicios],
    ['Entidades que lo usan', 'number', 14, ({ entidades }) => entidades],
    ['Solicitud de origen', 'text', 22, ({ radicado }) => radicado],
    ['Descargas', 'number', 12, ({ descargas }) => descargas],
    ['Validaciones', 'number', 12, ({ validaciones }) => validaciones],
  ],
  enlace: 'Nombre',
  toUrl: ({ id, identificador, version }, { conElementos }) =>
    conElementos ? toVersionElemento(id) : toDiccionario(`${identificador}/${version}`),
  resumir: ({ elementos, enUso }, versiones) => [
    { nombre: 'Elementos', valor: elementos },
    { nombre: 'Versiones', valor: versiones },
    { nombre: 'En uso por un servicio', valor: enUso },
  ],
  definicion: {
    texto:
      'Cada fila es una versión que usted puede consultar. Un servicio usa un elemento cuando uno de sus mensajes lo lleva.',
    fuentes: ['Elementos de dato', 'Mensajes de los servicios', 'Descargas de esquemas', 'Validaciones'],
  },
});

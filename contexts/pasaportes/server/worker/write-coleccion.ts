import { presentDireccion } from '@marco/conformidad/port';
import { type ArchivoEscrito, type HechosDePasaporte, toArchivoJson } from './tarea.ts';
import type { VersionEscrita } from './write-contrato.ts';

const ESQUEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A request of each operation for HTTP clients (Postman Collection 2.1), with a valid body. */
export function writeColeccion(
  { servicio, version, operaciones }: HechosDePasaporte,
  { servicio: { direcciones }, material }: VersionEscrita,
): ArchivoEscrito {
  const nombres = new Map(operaciones.map(({ codigo, nombre }) => [codigo, nombre]));
  return toArchivoJson('pruebas/coleccion.json', {
    info: { name: `${servicio.nombre} ${version.numero}`, schema: ESQUEMA },
    variable: [{ key: 'direccion', value: presentDireccion(direcciones[0]) }],
    item: material.operaciones.map(({ codigo, mensajes }) => {
      const peticion = mensajes.find(({ papel }) => papel === 'peticion');
      return {
        name: nombres.get(codigo) ?? codigo,
        request: {
          method: 'POST',
          url: `{{direccion}}/${codigo}`,
          header: [
            { key: 'Content-Type', value: 'application/json' },
            { key: 'Accept', value: 'application/json' },
          ],
          body: { mode: 'raw', raw: peticion?.writeEjemplo('json') ?? '{}' },
        },
      };
    }),
  });
}

import {
  ARCHIVO_WSDL,
  buildMaterialDelContrato,
  type MaterialDelContrato,
  type ServicioDelContrato,
  writeContratoRest,
  writeWsdl,
} from '@marco/conformidad/port';
import { writeJsonSchema, writeXsd } from '@marco/esquemas/port';
import type { ArchivoReducido, ContratoPorEscribir } from './tarea.ts';

const toArchivo = (ruta: string, texto: string): ArchivoReducido => ({
  ruta,
  contenido: Buffer.from(texto, 'utf8'),
});

const toServicio = ({
  servicio,
  version,
  descripcion,
  espacio,
  direccion,
  nombres,
}: ContratoPorEscribir): ServicioDelContrato => ({
  nombre: servicio,
  version,
  descripcion,
  espacio,
  direcciones: [direccion],
  operaciones: new Map(nombres),
});

/** The reduced contract as OpenAPI 3.1. */
export function writeOpenapiReducido(contrato: ContratoPorEscribir): string {
  return writeContratoRest(toServicio(contrato), buildMaterialDelContrato(contrato.material));
}

/** A valid message of each operation in both forms; none where no message keeps all its rules. */
function writeEjemplos({ operaciones }: MaterialDelContrato): ArchivoReducido[] {
  return operaciones.flatMap(({ codigo, mensajes }) =>
    mensajes.flatMap((mensaje) =>
      (['json', 'xml'] as const).flatMap((forma) => {
        const texto = mensaje.writeEjemplo(forma);
        return texto === null ? [] : [toArchivo(`ejemplos/${codigo}-${mensaje.papel}.${forma}`, texto)];
      }),
    ),
  );
}

/** The reduced contract in every form: OpenAPI, WSDL with its XSD, JSON Schema and examples. */
export function writeContratoReducido(contrato: ContratoPorEscribir): ArchivoReducido[] {
  const servicio = toServicio(contrato);
  const material = buildMaterialDelContrato(contrato.material);
  const { clausura, operaciones } = material;
  return [
    toArchivo('openapi.json', writeContratoRest(servicio, material)),
    toArchivo(`wsdl/${ARCHIVO_WSDL}`, writeWsdl(servicio, operaciones)),
    ...writeXsd(clausura).map(({ ruta, texto }) => toArchivo(`wsdl/${ruta}`, texto)),
    ...operaciones.flatMap(({ codigo, mensajes }) =>
      mensajes.map(({ papel, raizId }) =>
        toArchivo(
          `esquemas/${codigo}-${papel}.json`,
          `${JSON.stringify(writeJsonSchema(clausura, raizId), null, 2)}\n`,
        ),
      ),
    ),
    ...writeEjemplos(material),
  ];
}

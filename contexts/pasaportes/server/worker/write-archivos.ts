import { writeReproducir } from '../../rules/reproduccion.ts';
import { createPortadaPdf } from './create-portada-pdf.ts';
import { type ArchivoEscrito, type HechosDePasaporte, type TareaPasaporte, toArchivo } from './tarea.ts';
import { presentTextosPortada } from './textos-portada.ts';
import { writeCambios } from './write-cambios.ts';
import { writeColeccion } from './write-coleccion.ts';
import {
  buildVersionEscrita,
  type VersionEscrita,
  writeOpenapiDeVersion,
  writeWsdlDeVersion,
} from './write-contrato.ts';
import { writeEjemplosDeVersion } from './write-ejemplos.ts';
import { writeElementos } from './write-elementos.ts';
import { writeEsquemas } from './write-esquemas.ts';
import { writePortadaHtml } from './write-portada-html.ts';
import { writeResumen } from './write-resumen.ts';
import { writeSituaciones } from './write-situaciones.ts';

/** What is written of the messages; nothing where they carry nothing that is published. */
function writeDeMensajes(hechos: HechosDePasaporte, escrita: VersionEscrita): ArchivoEscrito[] {
  return [
    toArchivo('contrato/openapi.json', writeOpenapiDeVersion(escrita)),
    ...writeEsquemas(escrita),
    ...writeEjemplosDeVersion(escrita.material),
    ...writeElementos(escrita.material.clausura),
    writeColeccion(hechos, escrita),
    ...(hechos.material ? writeSituaciones(hechos, hechos.material) : []),
  ];
}

/** Every file of a pasaporte that is written of its facts. */
async function writePasaporte(hechos: HechosDePasaporte): Promise<ArchivoEscrito[]> {
  const escrita = buildVersionEscrita(hechos);
  const textos = presentTextosPortada(hechos, escrita);
  const { conformidad } = hechos;
  const informe = conformidad && {
    ...conformidad.informe,
    reglas: conformidad.reglas,
    contratoSha256: conformidad.contratoSha256,
  };
  return [
    { ruta: 'pasaporte.pdf', contenido: await createPortadaPdf(hechos, textos) },
    toArchivo('pasaporte.html', writePortadaHtml(hechos, textos)),
    ...writeResumen(hechos, escrita),
    toArchivo('reproducir.md', writeReproducir({ ...hechos, informe })),
    writeCambios(hechos),
    ...(escrita ? writeDeMensajes(hechos, escrita) : []),
  ];
}

/** The files a task asks for. */
export async function runTarea({ clase, hechos }: TareaPasaporte): Promise<readonly ArchivoEscrito[]> {
  if (clase === 'pasaporte') return writePasaporte(hechos);
  const escrita = buildVersionEscrita(hechos);
  if (!escrita) return [];
  return clase === 'openapi'
    ? [toArchivo('openapi.json', writeOpenapiDeVersion(escrita))]
    : writeWsdlDeVersion(escrita);
}

import { formatTextoXml } from '@marco/esquemas/port';
import { create } from 'xmlbuilder2';
import { toPasaporte } from '../../contract/pasaportes.paths.ts';
import { type ArchivoEscrito, type HechosDePasaporte, toArchivo } from './tarea.ts';

const ATOM = 'http://www.w3.org/2005/Atom';

/** What happened to the version, as Atom (RFC 4287), the last first. */
export function writeCambios({
  base,
  oid,
  servicio,
  version,
  entidad,
  sucesos,
  momento,
}: HechosDePasaporte): ArchivoEscrito {
  const feed = create({ version: '1.0', encoding: 'UTF-8' }).ele(ATOM, 'feed').att('xml:lang', 'es');
  feed.ele(ATOM, 'id').txt(`urn:oid:${oid}`);
  feed.ele(ATOM, 'title').txt(formatTextoXml(`${servicio.nombre}, versión ${version.numero}`));
  feed.ele(ATOM, 'updated').txt(momento);
  feed.ele(ATOM, 'author').ele(ATOM, 'name').txt(formatTextoXml(entidad.nombre));
  feed.ele(ATOM, 'link').att({ rel: 'alternate', type: 'text/html', href: `${base}${toPasaporte(oid)}` });
  for (const { clave, momento: cuando, titulo, texto } of sucesos.toReversed()) {
    const entrada = feed.ele(ATOM, 'entry');
    entrada.ele(ATOM, 'id').txt(`urn:oid:${oid}#${clave}`);
    entrada.ele(ATOM, 'title').txt(formatTextoXml(titulo));
    entrada.ele(ATOM, 'updated').txt(cuando);
    entrada.ele(ATOM, 'content').att('type', 'text').txt(formatTextoXml(texto));
  }
  return toArchivo('cambios.atom', `${feed.doc().end({ prettyPrint: true })}\n`);
}
